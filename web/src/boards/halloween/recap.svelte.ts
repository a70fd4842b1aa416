/** What the others did since my last turn: deed by deed on the sheet, and as numbered marks on the town. */
import type { StoryLine } from '../../net/types'
import type { Told } from '../../table/board'
import type { IconName } from '../../ui/icons'
import type { Hall } from './hall.svelte'
import { emblem } from './scenes'

export interface Deed {
  n: number // from 1
  event: Told
  seat: string
  icon: IconName
  place: string // the anchor of what it changed; `trail` for who went from one building to another
  building: string
  from: string
  points: number
}

const POINTS = ['event-haunt-own', 'event-haunt-common', 'event-claim', 'event-card-points', 'event-token-points', 'event-compensated-points']
const STEP = 600 // ms, of who wants to see all of it

export class Recap {
  private readonly hall: Hall
  private shut = $state('')
  private at = $state.raw({ turn: '', step: 0 })
  private timer = 0

  constructor(hall: Hall) {
    this.hall = hall
  }

  /** The lines from the end of my last turn on, until I have done something. */
  private readonly lines = $derived.by<StoryLine[]>(() => {
    const { story = [], me } = this.hall.props
    const turns = story.flatMap((line, at) => (line.told as Told[]).flatMap((event) => (event.key === 'event-turn' ? [{ at, player: event.player }] : [])))
    const now = turns.pop()
    const mine = turns.findLastIndex((one) => one.player === me)
    const next = turns[mine + 1]
    if (!now || now.player !== me || mine < 0 || !next || story.slice(now.at + 1).some((line) => line.seat === me)) return []
    return story.slice(next.at, now.at + 1)
  })
  private readonly turn = $derived.by<string>(() => String(this.hall.view.turn))

  private readonly all = $derived.by<Deed[]>(() =>
    this.lines
      .flatMap((line) => line.told as Told[])
      .flatMap((event) => {
        const icon = emblem(event)
        const seat = String(event.player ?? '')
        return icon && seat !== this.hall.props.me ? [{ event, seat, icon, ...this.placeOf(event) }] : []
      })
      .map((one, at) => ({ ...one, n: at + 1, place: one.place.startsWith('gone-') ? `${one.place}-${at + 1}` : one.place })),
  )
  /** While something has happened and I have done nothing yet. */
  readonly deeds = $derived.by<Deed[]>(() => (this.hall.asksMe && !this.hall.props.busy && this.hall.view.decision === 'main' ? this.all : []))
  readonly open = $derived.by<boolean>(() => this.deeds.length > 0 && this.hall.choosing.fresh && this.shut !== this.turn)
  readonly step = $derived.by<number>(() => (this.at.turn === this.turn ? Math.min(this.at.step, this.deeds.length - 1) : 0))
  readonly now = $derived.by<Deed | null>(() => (this.open ? (this.deeds[this.step] ?? null) : null))
  /** By how many points each player has come forward since. */
  readonly gains = $derived.by<Record<string, number>>(() => {
    const found: Record<string, number> = {}
    for (const event of this.deeds.length ? this.lines.flatMap((line) => line.told as Told[]) : [])
      if (POINTS.includes(event.key)) found[String(event.player)] = (found[String(event.player)] ?? 0) + Number(event.n)
    return found
  })

  go(step: number): void {
    clearTimeout(this.timer)
    this.at = { turn: this.turn, step: (step + this.deeds.length) % this.deeds.length }
  }

  /** From the first to the last. */
  play(step = 0): void {
    this.go(step)
    if (step + 1 < this.deeds.length) this.timer = window.setTimeout(() => this.open && this.play(step + 1), STEP)
  }

  close(): void {
    clearTimeout(this.timer)
    this.shut = this.turn
  }

  /** What happened at a place, with the number of the deed. */
  marks(place: string): { n: number; colour: number; now: boolean }[] {
    return this.deeds.flatMap((one) => (one.place === place ? [{ n: one.n, colour: this.colourOf(one), now: one === this.now }] : []))
  }

  /** Who went from where to where. */
  get trails(): Deed[] {
    return this.deeds.filter((one) => one.place === 'trail')
  }

  /** The ghosts that have left a building. */
  gone(building: string): { colour: string; by: number; place: string }[] {
    return this.deeds.filter((one) => one.place === `gone-${building}-${one.n}`).map((one) => ({ colour: this.hall.lore.code('colour', one.event.colour)!, by: this.colourOf(one), place: one.place }))
  }

  /** The colour of who made the ghosts of a place grow. */
  grew(place: string): number | undefined {
    const deed = this.deeds.findLast((one) => one.place === place && one.event.key === 'event-evolve')
    return deed && this.colourOf(deed)
  }

  colourOf = (one: Deed): number => this.hall.person(one.seat)?.colour ?? 0

  private placeOf(event: Told): Pick<Deed, 'place' | 'building' | 'from' | 'points'> {
    const { lore } = this.hall
    const building = lore.code('building', event.to) ?? lore.code('building', event.building) ?? ''
    const from = event.to ? (lore.code('building', event.building) ?? '') : ''
    const colour = lore.code('colour', event.colour)
    const points = POINTS.includes(event.key) ? Number(event.n) : 0
    const at = (place: string): ReturnType<Recap['placeOf']> => ({ place, building, from, points })
    if (event.key.startsWith('event-haunt') || event.key === 'event-recover') return at(`window-${building}-${colour}`)
    if (event.key === 'event-claim') return at(`card-${lore.code('card', event.card)}`)
    if (event.key === 'event-move' || event.key === 'event-flight') return at('trail')
    if (event.key === 'event-fight-won') return at(`gone-${building}`)
    return at(building && colour ? `ghost-${building}-${colour}` : `player-${String(event.player)}`)
  }
}
