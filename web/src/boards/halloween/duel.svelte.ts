/** The dice on the table: as a decision shows them, or as the story tells of them one after the other. */
import type { HalloweenShape } from '../../net/types'
import { pace } from '../../preferences.svelte'
import type { Beat } from '../../table/board'
import type { Hall } from './hall.svelte'

const STAYS = 700 // ms that dice lie there until the next thing is told

export interface ShownDie {
  name: string
  colour: string
  faces: number
  result: number | null
  added: number
  rolling: boolean
}

export interface Throw {
  attacker: string | null // colours
  target: string | null
  dice: ShownDie[]
  outcome: 'won' | 'lost' | null
  odds: number | null
}

export class Duel {
  private readonly hall: Hall
  private told = $state.raw<Throw | null>(null)
  private seen: Beat | null = null
  private timer = 0

  constructor(hall: Hall) {
    this.hall = hall
  }

  /** Follows the story: who fights whom, each die, and how it ended. */
  follow(beat: Beat | null): void {
    if (beat === this.seen) return
    this.seen = beat
    clearTimeout(this.timer)
    if (!beat) {
      this.timer = window.setTimeout(() => (this.told = null), STAYS * pace())
      return
    }
    const { key, colour, other, die, n, faces } = beat.event
    const { lore } = this.hall
    if (key === 'event-fight' || key === 'event-fight-far') {
      this.told = fight(this.hall, lore.code('colour', colour), lore.code('colour', other))
    } else if (key === 'event-roll') {
      const before = this.told ?? { attacker: null, target: null, dice: [], outcome: null, odds: null }
      const name = lore.code('die', die) ?? ''
      const rolled = { ...unrolled(this.hall, name, byFaces(this.hall, faces)), result: Number(n), rolling: true }
      const others = before.dice.filter((one) => one.name !== name).map((one) => ({ ...one, rolling: false }))
      this.told = { ...before, outcome: null, dice: [...others, rolled].sort((a, b) => a.name.localeCompare(b.name)) }
    } else if (this.told && (key === 'event-fight-won' || key === 'event-fight-lost')) {
      const dice = this.told.dice.map((one) => ({ ...one, rolling: false }))
      this.told = { ...this.told, dice, outcome: key === 'event-fight-won' ? 'won' : 'lost' }
    } else if (!['event-token-used', 'event-pay-again', 'event-announced'].includes(key)) this.told = null
  }

  shown(view: HalloweenShape): Throw | null {
    const { focus } = view
    if (this.told && (this.seen || !focus.dice.length)) return this.told
    if (!focus.dice.length) return null
    return {
      attacker: focus.target ? (focus.figure?.colour ?? null) : null,
      target: focus.target?.colour ?? null,
      dice: focus.dice.map((one) => ({ ...one, rolling: false })),
      outcome: null,
      odds: focus.odds,
    }
  }
}

const byFaces = (hall: Hall, faces: unknown): string | undefined =>
  hall.view.levels.find((one) => one.faces === Number(faces))?.colour

function unrolled(hall: Hall, name: string, colour = hall.colours[0]!): ShownDie {
  const { faces } = hall.view.levels[hall.levelOf(colour) - 1]!
  return { name, colour, faces, result: null, added: 0, rolling: false }
}

function fight(hall: Hall, attacker: string | undefined, target: string | undefined): Throw {
  const dice = [unrolled(hall, 'attack', attacker), unrolled(hall, 'defence', target)]
  return { attacker: attacker ?? null, target: target ?? null, dice, outcome: null, odds: null }
}
