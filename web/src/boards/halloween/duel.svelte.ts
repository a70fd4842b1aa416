/** The dice on the table: as a decision shows them, or as the story tells of them one after the other. */
import type { HalloweenShape } from '../../net/types'
import { pace } from '../../preferences.svelte'
import type { Beat } from '../../table/board'
import type { Hall } from './hall.svelte'
import { colourIn, keyOf } from './told'

const BY_FACES: Record<number, string> = { 4: 'b', 6: 'g', 8: 'y', 10: 'o', 12: 'r' }

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
  private told = $state.raw<Throw | null>(null)
  private seen: Beat | null = null
  private timer = 0

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
    if (key === 'event-fight' || key === 'event-fight-far') {
      const [attacker, target] = [colourIn(colour), colourIn(other)]
      this.told = { attacker, target, dice: [unrolled('attack', attacker), unrolled('defence', target)], outcome: null, odds: null }
    } else if (key === 'event-roll') {
      const before = this.told ?? { attacker: null, target: null, dice: [], outcome: null, odds: null }
      const name = keyOf(die).replace('die-', '')
      const rolled: ShownDie = { name, colour: BY_FACES[Number(faces)]!, faces: Number(faces), result: Number(n), added: 0, rolling: true }
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
      attacker: focus.target ? (focus.figure?.split(' ')[1] ?? null) : null,
      target: focus.target?.split(' ')[1] ?? null,
      dice: focus.dice.map((one) => ({ ...one, rolling: false })),
      outcome: null,
      odds: focus.odds,
    }
  }
}

const unrolled = (name: string, colour: string | null): ShownDie => {
  const faces = Number(Object.keys(BY_FACES).find((sides) => BY_FACES[Number(sides)] === colour) ?? 4)
  return { name, colour: colour ?? 'b', faces, result: null, added: 0, rolling: false }
}

/** The dice of a fight that only waits for a yes. */
export function promised(hall: Hall): Throw | null {
  const word = hall.confirming
  const hint = word && hall.props.hints[word.notation]
  if (!hint || hint.key !== 'hint-odds') return null
  const [attacker, target] = [BY_FACES[Number(hint.attack)]!, BY_FACES[Number(hint.defence)]!]
  const dice = [unrolled('attack', attacker), unrolled('defence', target)]
  return { attacker, target, dice, outcome: null, odds: Number(hint.n) }
}
