/** The buttons of the moment, and what is said where there is nothing to press yet. */
import type { SpooksShape } from '../../net/types'
import type { BoardProps } from '../../table/board'
import type { IconName } from '../../ui/icons'
import { face } from './cards'
import type { Choosing } from './choosing.svelte'

export interface Act {
  text: string
  promise: string // what it leads to
  icon: IconName
  move: string // in notation
  go: () => void
  main?: boolean
}

type Table = BoardProps<SpooksShape>

const ICONS: Record<string, IconName> = { pass: 'next', decline: 'close', enough: 'check' }
const card = (code: string) => ({ key: `card-${code}` })

/** What a move promises, as a sentence. */
export function promised({ hints, say }: Table, move: string): string {
  const text = hints[move] ? say(hints[move]) : ''
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** Who gets the card that is to be given away now. */
export const receiver = ({ view }: Table, choosing: Choosing): string | null =>
  choosing.verb === 'give' || choosing.verb === 'hand' ? (view.victim ?? view.neighbour) : null

export function actsNow(table: Table, choosing: Choosing, chosen: string | null): Act[] {
  const { say, play, moves } = table
  const confirm = confirming(table, choosing, chosen)
  const words = choosing.words.map((move) => ({
    text: say(`spooks-${move}`),
    promise: promised(table, move),
    icon: ICONS[move]!,
    move,
    go: () => play(move),
    main: moves.length === 1,
  }))
  return confirm ? [confirm, ...words] : words
}

/** What confirms that which has been picked up. */
function confirming(table: Table, choosing: Choosing, chosen: string | null): Act | null {
  const { say } = table
  const player = choosing.recipient
  if (choosing.recipients.length) {
    if (!player) return null
    const text = chosen ? say('spooks-give-to', { card: card(chosen), player }) : say('spooks-to', { player })
    return { text, promise: '', icon: 'goblin', move: `to ${player}`, go: () => choosing.give(chosen), main: true }
  }
  const last = choosing.run.at(-1)
  if (last !== undefined) {
    const text = say('spooks-lay-run', { n: choosing.run.length, card: card(last) })
    return { text, promise: promised(table, `run ${last}`), icon: 'skeleton', move: 'run', go: () => choosing.layRun(), main: true }
  }
  const move = chosen ? choosing.plays.get(chosen) : undefined
  if (!chosen || !move) return null
  const text = say(`spooks-do-${choosing.verb}`, { card: card(chosen), player: receiver(table, choosing) ?? '' })
  return { text, promise: promised(table, move), icon: face(chosen).glyph, move, go: () => choosing.confirm(chosen), main: true }
}

/** What to do first; or, after a secret choice, for whom to wait. */
export function noteNow({ view, moves, waiting, say, hand }: Table, choosing: Choosing, chosen: string | null): string {
  if (!moves.length) {
    if (!view.choice) return ''
    return hand ? say('spooks-you-chose', { card: card(view.choice), players: waiting }) : say('spooks-waiting', { players: waiting })
  }
  if (choosing.recipients.length) return choosing.recipient ? '' : say('spooks-choose-recipient')
  if (choosing.running) return choosing.run.length ? '' : say('spooks-build-run')
  if (!choosing.plays.size) return say('spooks-nothing-fits')
  return chosen ? '' : say(`spooks-choose-${choosing.verb}`)
}
