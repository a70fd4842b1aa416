/** The buttons of the moment, and what is said where there is nothing to press yet. */
import type { Notation } from '../../net/lore'
import type { IconName } from '../../ui/icons'
import { face } from './cards'
import type { Choosing, SpooksProps } from './choosing.svelte'

export interface Act {
  text: string
  promise: string // what it leads to
  icon: IconName
  move: Notation | 'run'
  go: () => void
  main?: boolean
}

/** What I may do tells of my hand; only whether to put a hand aside is decided before it is looked at. */
const covered = ({ hand, view }: SpooksProps): boolean => !hand && view.decision !== 'choose-phantom'

const ICONS: Record<string, IconName> = { pass: 'next', decline: 'close', enough: 'check', aside: 'spook', all: 'cards' }
const card = (code: string) => ({ key: `card-${code}` })

/** What a move promises, as a sentence. */
export function promised({ hint, say }: SpooksProps, move: Notation | undefined): string {
  const found = move && hint(move)
  const text = found ? say(found) : ''
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** Who gets the card that is to be given away now. */
export const receiver = ({ view }: SpooksProps, choosing: Choosing): string | null =>
  choosing.verb === 'give' || choosing.verb === 'hand' ? (view.victim ?? view.neighbour) : null

export function actsNow(table: SpooksProps, choosing: Choosing, chosen: string | null): Act[] {
  const { say, play, moves } = table
  if (covered(table)) return []
  const confirm = confirming(table, choosing, chosen)
  const words = choosing.words.map(({ verb, notation }) => ({
    text: say(`spooks-${verb}`),
    promise: promised(table, notation),
    icon: ICONS[verb]!,
    move: notation,
    go: () => play(notation),
    main: moves.length === 1,
  }))
  return confirm ? [confirm, ...words] : words
}

/** What confirms that which has been picked up. */
function confirming(table: SpooksProps, choosing: Choosing, chosen: string | null): Act | null {
  const { say, lore } = table
  const player = choosing.recipient
  if (choosing.recipients.length) {
    if (!player) return null
    const text = chosen ? say('spooks-give-to', { card: card(chosen), player }) : say('spooks-to', { player })
    return { text, promise: '', icon: 'goblin', move: choosing.giftTo(player)!, go: () => choosing.give(chosen), main: true }
  }
  const last = choosing.run.at(-1)
  if (last !== undefined) {
    const text = say('spooks-lay-run', { n: choosing.run.length, card: card(last) })
    return { text, promise: promised(table, choosing.moveOf(last, 'run')), icon: 'skeleton', move: 'run', go: () => choosing.layRun(), main: true }
  }
  const move = chosen ? choosing.plays.get(chosen) : undefined
  if (!chosen || !move) return null
  const text = say(`spooks-do-${choosing.verb}`, { card: card(chosen), player: receiver(table, choosing) ?? '' })
  return { text, promise: promised(table, move), icon: face(chosen, lore.cards).glyph, move, go: () => choosing.confirm(chosen), main: true }
}

/** What to do first; or, after a secret choice, for whom to wait. */
export function noteNow(table: SpooksProps, choosing: Choosing, chosen: string | null): string {
  const { view, moves, waiting, say, hand } = table
  if (!moves.length) {
    if (!view.choice) return ''
    return hand ? say('spooks-you-chose', { card: card(view.choice), players: waiting }) : say('spooks-waiting', { players: waiting })
  }
  if (covered(table)) return ''
  if (choosing.recipients.length) return choosing.recipient ? '' : say('spooks-choose-recipient')
  if (choosing.running) return choosing.run.length ? '' : say('spooks-build-run')
  if (view.decision === 'choose-phantom') return ''
  if (!choosing.plays.size) return say('spooks-nothing-fits')
  return chosen ? '' : say(`spooks-choose-${choosing.verb}`)
}
