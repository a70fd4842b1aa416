/** Where on the board a move can be chosen: by clicking any of its spots, in any order, until one move is left. */
import type { HalloweenShape } from '../../net/types'
import { place, type Word } from './notation'

export type Spot = string // `ghost CH b`, `building CH`, `window CH b`, `slot 1 fight`, `section 1`, `card 12`, `token T02` …

export const spot = {
  ghost: (building: string, colour: string): Spot => `ghost ${building} ${colour}`,
  building: (code: string): Spot => `building ${code}`,
  window: (building: string, colour: string): Spot => `window ${building} ${colour}`,
  slot: (section: number, action: string): Spot => `slot ${section} ${action}`,
  section: (section: number): Spot => `section ${section}`,
  card: (number: number): Spot => `card ${number}`,
  token: (code: string): Spot => `token ${code}`,
  emptyToken: 'token none',
  die: (name: string): Spot => `die ${name}`,
  raises: (times: number): Spot => `raises ${times}`,
  reserve: 'reserve',
}

type Seen = Pick<HalloweenShape, 'town' | 'focus'>

/** The spots of a move, the most telling first. A move without one is a button in the bar. */
export function spotsOf(word: Word, view: Seen): Spot[] {
  const here = word.building
  const colour = word.colours[0]
  switch (word.verb) {
    case 'activate':
      return [spot.slot(word.sections[0]!, word.action!)]
    case 'disc':
      return [spot.slot(word.sections[0]!, word.action!), spot.section(word.sections[0]!)]
    case 'section':
    case 'sections':
      return word.sections.map(spot.section)
    case 'figure':
    case 'swap':
      return [spot.ghost(here!, colour!), spot.building(here!)]
    case 'target': // a figure that is attacked, or one that comes to where none may be yet
      return stands(view, here!, colour!) ? [spot.ghost(here!, colour!), spot.building(here!)] : [spot.building(here!)]
    case 'mixed':
      return [...word.colours.map((one) => spot.ghost(here!, one)), spot.building(here!)]
    case 'haunt':
      return [spot.window(here!, colour!), spot.building(here!), ...(stands(view, here!, colour!) ? [spot.ghost(here!, colour!)] : [])]
    case 'haunt-there':
      return [...aboutColour(view).map((one) => spot.window(here!, one)), spot.building(here!)]
    case 'from-to':
      return [...aboutColour(view).map((one) => spot.ghost(here!, one)), spot.building(word.to!)]
    case 'to':
      return [spot.building(here!)]
    case 'colour':
      return ghostsOf(colour!, view)
    case 'claim':
    case 'card':
      return [spot.card(word.card!)]
    case 'token':
    case 'replace':
      return [spot.token(word.token!)]
    case 'slot':
      return [spot.emptyToken]
    case 'reserve':
      return [spot.reserve]
    case 'again':
    case 'add':
      return [spot.die(word.die!)]
    case 'fortune':
      return [spot.raises(word.raises!)]
    default:
      return []
  }
}

const stands = (view: Seen, building: string, colour: string): boolean =>
  !!view.town.find((one) => one.building === building)?.figures[colour]

/** The colour that the decision is about: of a Scare, or of the figure that did something. */
function aboutColour(view: Seen): string[] {
  const colour = view.focus.colour ?? place(view.focus.figure)?.colour
  return colour ? [colour] : []
}

/** A colour is chosen by its ghosts: all over town for a Scare, where the attacker stands for the next fight. */
function ghostsOf(colour: string, view: Seen): Spot[] {
  const at = view.focus.action === 'fight' ? place(view.focus.figure)?.building : undefined
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

export interface Group {
  spot: Spot
  words: Word[]
}

/** Too many for the bar: by building, section or raised die first. What is in no group stays beside them. */
export function grouped(words: Word[], chosen: Spot[]): Group[] {
  if (words.length <= FEW) return []
  const found = new Map<Spot, Word[]>()
  for (const word of words) {
    const group = groupOf(word)
    if (group && !chosen.includes(group)) found.set(group, [...(found.get(group) ?? []), word])
  }
  return found.size > 1 ? [...found].map(([spot, words]) => ({ spot, words })) : []
}

function groupOf(word: Word): Spot | null {
  if (word.verb === 'from-to') return spot.building(word.to!)
  if (word.verb === 'fortune') return spot.raises(word.raises!)
  if (word.building) return spot.building(word.building)
  if (word.verb === 'disc') return spot.section(word.sections[0]!)
  return null
}
