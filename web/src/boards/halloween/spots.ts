/** Where on the board a move can be chosen: by clicking any of its spots, in any order, until one move is left. */
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
  emptyToken: 'token none',
  die: (name: string): Spot => `die ${name}`,
  raises: (times: number): Spot => `raises ${times}`,
  reserve: 'reserve',
}

type Seen = Pick<HalloweenShape, 'town' | 'focus'>

/** The spots of a move, the most telling first. A move without one is a button in the bar. */
export function spotsOf(word: Word, view: Seen): Spot[] {
  const { verb, parts } = word
  switch (verb) {
    case 'activate':
      return [spot.slot(parts.section, parts.action)]
    case 'disc':
      return [spot.slot(parts.section, parts.action), spot.section(parts.section)]
    case 'section':
    case 'sections':
      return sectionsOf(word).map(spot.section)
    case 'figure':
    case 'swap':
      return [spot.ghost(parts.building, parts.colour), spot.building(parts.building)]
    case 'target': // a figure that is attacked, or one that comes to where none may be yet
      return [...standing(view, parts.building, parts.colour), spot.building(parts.building)]
    case 'mixed':
      return [...coloursOf(word).map((one) => spot.ghost(parts.building, one)), spot.building(parts.building)]
    case 'haunt':
      return [
        spot.window(parts.building, parts.colour),
        spot.building(parts.building),
        ...standing(view, parts.building, parts.colour),
      ]
    case 'haunt-there':
      return [...aboutColour(view).map((one) => spot.window(parts.building, one)), spot.building(parts.building)]
    case 'from-to':
      return [...aboutColour(view).map((one) => spot.ghost(parts.building, one)), spot.building(parts.other)]
    case 'to':
      return [spot.building(parts.building)]
    case 'colour':
      return ghostsOf(parts.colour, view)
    case 'claim':
    case 'card':
      return [spot.card(parts.card)]
    case 'token':
    case 'replace':
      return [spot.token(parts.card)]
    case 'slot':
      return [spot.emptyToken]
    case 'reserve':
      return [spot.reserve]
    case 'again':
    case 'add':
      return [spot.die(parts.die)]
    case 'fortune':
      return [spot.raises(parts.raises)]
    default:
      return []
  }
}

/** The figures of a colour in a building, if there are any. */
const standing = (view: Seen, building: string, colour: string): Spot[] =>
  view.town.find((one) => one.building === building)?.figures[colour] ? [spot.ghost(building, colour)] : []

/** The colour that the decision is about: of a Scare, or of the figure that did something. */
function aboutColour(view: Seen): string[] {
  const colour = view.focus.colour ?? view.focus.figure?.colour
  return colour ? [colour] : []
}

/** A colour is chosen by its ghosts: all over town for a Scare, where the attacker stands for the next fight. */
function ghostsOf(colour: string, view: Seen): Spot[] {
  const at = view.focus.action === 'fight' ? view.focus.figure?.building : undefined
  if (view.focus.action === 'claim') return []
  return view.town
    .filter((one) => one.figures[colour] && (!at || at === one.building))
    .map((one) => spot.ghost(one.building, colour))
}

export interface Placed {
  word: Word
  spots: Spot[]
}

/** What is in the bar: in the main window only what has no place of its own, otherwise everything that is left. */
export function inBar(placed: Placed[], decision: string): Word[] {
  return placed.filter((one) => decision !== 'main' || !one.spots.length).map((one) => one.word)
}

const FEW = 6 // options that fit into the bar at once

/** What words have in common that the bar has no room for: a building, a section, or by how much a die is raised. */
interface Common {
  spot: Spot
  building?: string
  section?: number
  raises?: number
}

export interface Group extends Common {
  words: Word[]
}

/** Too many for the bar: by what they have in common first. What is in no group stays beside them. */
export function grouped(words: Word[], chosen: Spot[]): Group[] {
  if (words.length <= FEW) return []
  const found = new Map<Spot, Group>()
  for (const word of words) {
    const common = commonOf(word)
    if (!common || chosen.includes(common.spot)) continue
    const group = found.get(common.spot)
    if (group) group.words.push(word)
    else found.set(common.spot, { ...common, words: [word] })
  }
  return found.size > 1 ? [...found.values()] : []
}

function commonOf(word: Word): Common | null {
  if (word.verb === 'fortune') return { spot: spot.raises(word.parts.raises), raises: word.parts.raises }
  if (word.verb === 'disc') return { spot: spot.section(word.parts.section), section: word.parts.section }
  const building = word.verb === 'from-to' ? word.parts.other : partsOf(word).building
  return building ? { spot: spot.building(building), building } : null
}
