/** What is asked while a sentence is half said, in the words of the game where it has them. */
import type { Hall } from './hall.svelte'
import { kindOf } from './spots'

const DECISIONS: Record<string, string> = {
  summon: 'pick-pair',
  scare: 'pick-fright',
  evolve: 'pick-evolving',
  move: 'pick-mover',
  fight: 'pick-attacker',
  haunt: 'pick-haunt',
  recover: 'pick-recovery',
}
const BY_VERB: Record<string, string> = { target: 'pick-target', to: 'pick-destination', pay: 'pick-payment', disc: 'pick-disc', reserve: 'pick-disc' }
const LONG = ['use-card', 'use-token', 'take-up'] // whose status repeats what is printed on the card

const DICE = ['before-roll', 'after-roll', 'reconsider'] // which lie on the sheet: the question need not read them out

/** null: the status of the table says it. */
export function question(hall: Hall): string | null {
  const { choosing, view } = hall
  const action = hall.saidAction
  if (!hall.asksMe) return null
  if (hall.recap.now && !choosing.pointed) return hall.say(hall.recap.now.event)
  if (choosing.asksWhat) return hall.begun(ofWhat(hall))
  if (choosing.only && choosing.picks.length) return hall.say('board-ask-ready', { what: hall.doIt(choosing.only) })
  const next = choosing.next[0]?.word.verb
  if (choosing.picks.length) {
    const decision = (next && BY_VERB[next]) ?? (action && DECISIONS[action])
    if (decision) return hall.say(`status-${decision}-you`)
    return hall.say('board-ask-which')
  }
  if (DICE.includes(view.decision) || (view.decision === 'moment' && view.focus.dice.length)) return hall.say(`board-ask-${view.decision}`)
  const card = view.focus.card ?? view.focus.token
  if (LONG.includes(view.decision) && card) return hall.say('board-ask-card', { card: hall.say(`card-${card}`) })
  return null
}

/** A ghost or a building came first. */
function ofWhat(hall: Hall): string {
  const said = hall.choosing.picks.at(-1)?.spot ?? ''
  const [kind, building, colour] = said.split(' ')
  if (kind === 'ghost') return hall.say('board-ask-ghost', { ghost: hall.ghost(colour!), building: hall.building(building!) })
  if (kindOf(said) === 'building') return hall.say('board-ask-building', { building: hall.building(building!) })
  if (kind === 'window') return hall.say('board-ask-building', { building: hall.building(building!) })
  return hall.say('board-ask-which')
}
