/** What the others did since my last turn: deed by deed on the sheet, and as numbered marks on the town. */
import type { StoryLine } from '../../net/types'
import type { Told } from '../../table/board'
import type { IconName } from '../../ui/icons'
import type { Hall } from './hall.svelte'
import { emblem } from './scenes'

export interface Deed {
  event: Told
  seat: string
  icon: IconName
  place: string // the anchor of what it changed
}

const POINTS = ['event-haunt-own', 'event-haunt-common', 'event-claim', 'event-card-points', 'event-token-points', 'event-compensated-points']

export class Recap {
  private readonly hall: Hall
  private shut = $state('')
  private at = $state.raw({ turn: '', step: 0 })

  constructor(hall: Hall) {
    this.hall = hall
  }

  /** The lines from the end of my last turn on, if my turn has just begun. */
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

  readonly deeds = $derived.by<Deed[]>(() =>
    this.lines
      .flatMap((line) => line.told as Told[])
      .flatMap((event) => {
        const icon = emblem(event)
        const seat = String(event.player ?? '')
        return icon && seat !== this.hall.props.me ? [{ event, seat, icon, place: this.placeOf(event) }] : []
      }),
  )
  readonly open = $derived.by<boolean>(
    () => this.deeds.length > 0 && this.hall.asksMe && this.hall.choosing.fresh && !this.hall.props.narrow && !this.hall.props.busy && this.shut !== this.turn,
  )
  readonly step = $derived.by<number>(() => (this.at.turn === this.turn ? Math.min(this.at.step, this.deeds.length - 1) : 0))
  readonly now = $derived.by<Deed | null>(() => (this.open ? (this.deeds[this.step] ?? null) : null))
  /** By how many points each player has come forward since. */
  readonly gains = $derived.by<Record<string, number>>(() => {
    const found: Record<string, number> = {}
    for (const event of this.lines.flatMap((line) => line.told as Told[]))
      if (POINTS.includes(event.key)) found[String(event.player)] = (found[String(event.player)] ?? 0) + Number(event.n)
    return found
  })

  go(step: number): void {
    this.at = { turn: this.turn, step: (step + this.deeds.length) % this.deeds.length }
  }

  close(): void {
    this.shut = this.turn
  }

  /** What happened at a place, with the number of the deed. */
  marks(place: string): { n: number; colour: number; now: boolean }[] {
    if (!this.open) return []
    return this.deeds.flatMap((one, nth) =>
      one.place === place ? [{ n: nth + 1, colour: this.hall.person(one.seat)?.colour ?? 0, now: nth === this.step }] : [],
    )
  }

  private placeOf(event: Told): string {
    const { lore } = this.hall
    const building = lore.code('building', event.to) ?? lore.code('building', event.building)
    const card = lore.code('card', event.card)
    if (event.key.startsWith('event-haunt') || event.key === 'event-recover') return `window-${building}-${lore.code('colour', event.colour)}`
    if (event.key === 'event-claim') return `card-${card}`
    return building ? `building-${building}` : `player-${String(event.player)}`
  }
}
