/** Where on the board a word can be chosen. */
import type { HalloweenShape } from '../../net/types'
import { coloursOf, partsOf, sectionsOf, type Word } from './moves'

export type Spot = string // `ghost CH b`, `building CH`, `window CH b`, `slot 1 fight`, `section 1`, `card 12`, `token T02` …

export const spot = {
  ghost: (building: string, colour: string): Spot => `ghost ${building} ${colour}`,
  building: (code: string): Spot => `building ${code}`,
  window: (building: string, colour: string): Spot => `window ${building} ${colour}`,
  slot: (section: number, action: string): Spot => `slot ${section} ${action}`,
  section: (section: number): Spot => `section ${section}`,
  card: (number: number | string): Spot => `card ${number}`,
  token: (code: string): Spot => `token ${code}`,
  soul: (colour: string): Spot => `soul ${colour}`,
  emptyToken: 'token none',
  reserve: 'reserve',
}

export const isSoul = (one: Spot): boolean => one.startsWith('soul ')
/** What a spot is: `ghost`, `building`, … */
export const kindOf = (one: Spot): string => one.split(' ', 1)[0]!

/** The spots of a word: those that are it, and those that it is also about, for who begins elsewhere. */
export interface Placed {
  own: Spot[]
  also: Spot[]
}

export type Seen = Pick<HalloweenShape, 'town' | 'focus' | 'players'>

/** A word without a spot of its own is a button. `before` are the words that are said before it. */
export function placed(word: Word, before: Word[], view: Seen): Placed {
  const own = spotsOf(word, before, view)
  const building = word.verb === 'from-to' ? word.parts.other : partsOf(word).building
  const also: Spot[] = building ? [spot.building(building)] : []
  if (word.verb === 'haunt') also.push(...standing(view, word.parts.building, word.parts.colour))
  return { own, also: also.filter((one) => !own.includes(one)) }
}

function spotsOf(word: Word, before: Word[], view: Seen): Spot[] {
  const { verb, parts } = word
  switch (verb) {
    case 'activate':
    case 'disc':
      return [spot.slot(parts.section, parts.action)]
    case 'section':
    case 'sections':
      return sectionsOf(word).map(spot.section)
    case 'figure':
    case 'swap':
      return [spot.ghost(parts.building, parts.colour)]
    case 'target': // a figure that is attacked, or one that comes to where none may be yet
      return standing(view, parts.building, parts.colour).length
        ? [spot.ghost(parts.building, parts.colour)]
        : [spot.building(parts.building)]
    case 'mixed':
      return coloursOf(word).map((one) => spot.ghost(parts.building, one))
    case 'haunt':
      return [spot.window(parts.building, parts.colour)]
    case 'haunt-there':
      return aboutColour(view, before).map((one) => spot.window(parts.building, one))
    case 'from-to':
      return [...aboutColour(view, before).map((one) => spot.ghost(parts.building, one)), spot.building(parts.other)]
    case 'to':
      return [spot.building(parts.building)]
    case 'colour':
      return ghostsOf(parts.colour, before, view)
    case 'claim':
    case 'card':
      return [spot.card(parts.card)]
    case 'token':
    case 'replace':
      return [spot.token(parts.card)]
    case 'again':
    case 'add': // by a bonus token that somebody holds, or by a card
      return [view.players.some((one) => one.bonus.includes(parts.card)) ? spot.token(parts.card) : spot.card(parts.card)]
    case 'slot':
      return [spot.emptyToken]
    case 'reserve':
      return [spot.reserve]
    default:
      return []
  }
}

/** The figures of a colour in a building, if there are any. */
const standing = (view: Seen, building: string, colour: string): Spot[] =>
  view.town.find((one) => one.building === building)?.figures[colour] ? [spot.ghost(building, colour)] : []

/** The colour that the decision is about: of a Scare, or of the figure that did something. */
function aboutColour(view: Seen, before: Word[]): string[] {
  const said = before.map((one) => partsOf(one).colour).findLast((one) => one !== undefined)
  const colour = said ?? view.focus.colour ?? view.focus.figure?.colour
  return colour ? [colour] : []
}

/** A colour is chosen by its ghosts: all over town for a Scare, where the attacker stands for the next fight. */
function ghostsOf(colour: string, before: Word[], view: Seen): Spot[] {
  const at = view.focus.action === 'fight' ? view.focus.figure?.building : undefined
  if (view.focus.action === 'claim' || before.some((one) => one.verb === 'claim')) return []
  return view.town
    .filter((one) => one.figures[colour] && (!at || at === one.building))
    .map((one) => spot.ghost(one.building, colour))
}
