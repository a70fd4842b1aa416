/** Looking back: any moment of a game, from one's own seat, and after the end from all of them. The address says which. */
import { untrack } from 'svelte'
import { api, Refusal } from '../net/api'
import type { GameFrame, PositionShown, StoryLine } from '../net/types'
import { route } from '../route.svelte'
import { sounds } from '../sound/sounds'
import { chapters, opening, stops } from './book'
import { Director } from './director.svelte'
import type { TableModel } from './model.svelte'

export const SPEEDS = [0.5, 1, 2, 4]
const PAUSE = 900 // ms between two events at the usual speed

export class Replay {
  readonly model: TableModel
  readonly director: Director
  position = $state.raw<PositionShown | null>(null)
  playing = $state(false)
  speed = $state(1)
  trouble = $state.raw<Refusal | null>(null)
  private whole = $state.raw<StoryLine[] | null>(null) // with every secret
  private found = new Map<string, Promise<PositionShown>>()
  private before = -1

  constructor(model: TableModel) {
    this.model = model
    this.director = new Director(model.board, model.lore)
    this.director.onsound = (sound, line) => sounds.play(sound, 'ABCDEFGHIJ'.indexOf(line.seat))
  }

  // -- what the address says ------------------------------------------------------------------------------------------

  get all(): boolean {
    return route.place.query.get('all') === '1' && this.model.table.phase === 'over'
  }

  /** Through whose eyes: mine, or with all hands anybody's. */
  get eyes(): string | null {
    const wanted = route.place.query.get('seat')
    const letters = this.all ? this.model.table.seats.map((one) => one.seat) : this.model.held
    return wanted && letters.includes(wanted) ? wanted : this.all ? (this.model.me ?? letters[0]!) : this.model.me
  }

  get last(): number {
    return Math.max(this.model.link.game?.number ?? 0, this.position?.last ?? 0)
  }

  get at(): number {
    const text = route.place.query.get('at')
    const wanted = text === null ? this.last : Number(text)
    return Number.isInteger(wanted) ? Math.min(Math.max(0, wanted), this.last) : this.last
  }

  address(at: number, change: { eyes?: string | null; all?: boolean } = {}): string {
    const query = new URLSearchParams({ at: String(at) })
    const all = change.all ?? this.all
    const eyes = change.eyes ?? this.eyes
    if (eyes && (all || eyes !== this.model.me || route.place.query.has('seat'))) query.set('seat', eyes)
    if (all) query.set('all', '1')
    return `/t/${this.model.table.code}/replay?${query.toString()}`
  }

  go = (at: number): void => route.go(this.address(Math.min(Math.max(0, at), this.last)), true)

  look(change: { eyes?: string; all?: boolean }): void {
    route.go(this.address(this.at, change), true)
  }

  // -- what is shown --------------------------------------------------------------------------------------------------

  get story(): StoryLine[] {
    return this.all && this.whole ? this.whole : this.model.link.story
  }

  get first(): number {
    return opening(this.story)
  }

  get stops(): number[] {
    return stops(this.story)
  }

  get turns(): number[] {
    return chapters(this.story, this.model.board, this.model.lore, this.model.me).map((one) => one.id)
  }

  /** The moment before or after this one in a list. */
  beside(list: number[], step: 1 | -1): number {
    const { at } = this
    return step > 0 ? (list.find((one) => one > at) ?? this.last) : (list.findLast((one) => one < at) ?? this.first)
  }

  /** Brings what the address says onto the table; an effect calls it. */
  async follow(): Promise<void> {
    const { at, all } = this
    const seat = all && !this.model.board.sheet ? null : this.eyes // of all hands, sheets are asked for one by one
    const { id } = this.model.table
    try {
      if (all && !untrack(() => this.whole)) this.whole = (await api.story(id, null, true)).lines
      const position = await this.fetched(id, at, seat, all)
      if (at !== this.at || all !== this.all) return // the reader has gone on meanwhile
      this.trouble = null
      this.position = position
      const frame = this.frame(position)
      if (at === this.before + 1 || this.playing) this.director.tell(frame)
      else this.director.show(frame)
      this.before = at
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.trouble = error
      this.playing = false
    }
  }

  private fetched(id: string, at: number, seat: string | null, all: boolean): Promise<PositionShown> {
    const key = `${at} ${seat} ${all}`
    let found = this.found.get(key)
    if (!found) {
      found = api.replay(id, at, seat, all)
      found.catch(() => this.found.delete(key))
      this.found.set(key, found)
    }
    return found
  }

  private frame(position: PositionShown): GameFrame {
    const { eyes } = this
    return {
      type: 'game',
      seat: eyes,
      number: position.number,
      since: position.number - 1,
      view: (eyes && position.hands?.[eyes]) || position.view,
      status: position.status,
      waiting: position.waiting,
      guide: position.guide,
      sheet: position.sheet,
      moves: [],
      undo: false,
      over: this.model.table.phase === 'over' && position.number === position.last,
      story: position.story,
    }
  }

  /** One event after the other; an effect calls it. Ends at the last. */
  run(): (() => void) | undefined {
    if (!this.playing || this.director.busy) return undefined
    if (this.at >= this.last) {
      this.playing = false
      return undefined
    }
    const next = this.beside(this.stops, 1)
    const timer = setTimeout(() => this.go(next), PAUSE / this.speed)
    return () => clearTimeout(timer)
  }

  play = (): void => {
    this.playing = !this.playing
    if (this.playing && this.at >= this.last) this.go(this.first)
  }

  /** What a key does here; false if nothing. */
  press(key: string): boolean {
    const acts: Record<string, () => void> = {
      ArrowLeft: () => this.go(this.beside(this.stops, -1)),
      ArrowRight: () => this.go(this.beside(this.stops, 1)),
      '[': () => this.go(this.beside(this.turns, -1)),
      ']': () => this.go(this.beside(this.turns, 1)),
      Home: () => this.go(this.first),
      End: () => this.go(this.last),
      ' ': this.play,
    }
    const act = acts[key]
    if (!act) return false
    if (key !== ' ') this.playing = false
    act()
    return true
  }

  close(): void {
    this.playing = false
    this.director.close()
  }
}
