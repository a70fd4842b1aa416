/** Why something on the table cannot be chosen now: what the house does not offer, explained by what lies there. */
import { Refusal } from '../../net/api'
import type { Phrase } from '../../texts/texts.svelte'
import type { Hall } from './hall.svelte'
import { ACTIONS, type Action } from './moves'
import type { Spot } from './spots'

const OF_BUILDING: Action[] = ['summon', 'evolve', 'fight', 'haunt']

/** Of a ghost and an action that is not offered for it. */
function why(hall: Hall, action: Action, building: string, colour: string): Phrase {
  const { view } = hall
  const { me } = hall.props
  const mine = hall.goods(me!)!
  const here = view.town.find((one) => one.building === building)!
  const level = hall.levelOf(colour)
  const left = mine.sections.filter((one) => !one.done)
  const open = left.filter((one) => !one.covered.includes(action))
  const next = view.levels[level]
  const say = (key: string, n = 0): Phrase => ({ key: `board-why-${key}`, n })
  if (!left.length) return say('done')
  if (!mine.reserve) return say('disc')
  if (!open.length) return say('covered')
  if (open.every((one) => one.level < level)) return say('strong', level)
  if (action === 'summon') return say((here.figures[colour] ?? 0) < 2 ? 'pair' : !view.supply[colour] ? 'supply' : here.room ? 'not' : 'full')
  if (action === 'evolve') return next ? (view.supply[next.colour] ? say('scare', next.evolve) : say('supply')) : say('red')
  if (action === 'haunt') return say(here.haunted[colour] ? 'taken' : Object.values(here.haunted).includes(me!) ? 'yours' : 'not')
  return say(action === 'move' ? 'next' : action === 'fight' ? 'alone' : 'not')
}

/** What is not offered of a ghost or a building that was chosen first, each with its reason. */
export function missing(hall: Hall, at: Spot, offered: string[]): { action: Action; why: string }[] {
  const [kind, building, colour] = at.split(' ')
  const here = hall.view.town.find((one) => one.building === building)
  if (!here || !hall.props.me) return []
  const ghosts = hall.colours.filter((one) => (kind === 'ghost' ? one === colour : here.figures[one]))
  return (kind === 'ghost' ? ACTIONS : ghosts.length ? OF_BUILDING : [])
    .filter((one) => !offered.includes(one))
    .map((action) => {
      const all = [...new Set(ghosts.map((one) => hall.say(why(hall, action, building!, one))))]
      return { action, why: all.length === 1 ? all[0]! : hall.say('board-why-not') }
    })
}

/** Says why a ghost or a building that somebody tried cannot be chosen. */
export function refuse(hall: Hall, at: Spot): void {
  if (!hall.asksMe || !hall.props.me) return
  const [kind, building, colour] = at.split(' ')
  const rule = hall.lore.rule(kind === 'ghost' ? 'ghost' : kind === 'window' ? 'haunt' : 'building')
  const because = (key: string, values: Record<string, unknown>): void => void hall.props.refuse(new Refusal({ key, values, rule }))
  const { saidAction, choosing } = hall
  const ghost = colour ? hall.ghost(colour) : ''
  const action = ACTIONS.find((one) => one === (kind === 'window' ? 'haunt' : saidAction))
  if (hall.view.decision !== 'main') return because('refusal-not-offered', {})
  if (action && colour && (choosing.picks.length || kind === 'window'))
    return because('board-cannot-action', { action: hall.action(action), ghost, why: hall.say(why(hall, action, building!, colour)) })
  if (choosing.picks.length) return because('refusal-not-offered', {})
  const left = hall.goods(hall.props.me)!.sections.filter((one) => !one.done)
  const best = Math.max(0, ...left.map((one) => one.level))
  if (kind === 'ghost' && left.length && best < hall.levelOf(colour!)) return because('board-cannot-strong', { ghost, n: best })
  const reasons = missing(hall, at, []).map((one) => `${hall.action(one.action)} (${one.why})`)
  because(kind === 'ghost' ? 'board-cannot-ghost' : 'board-cannot-building', { ghost, why: reasons.length ? hall.props.texts.join(reasons) : hall.say('board-why-alone') })
}
