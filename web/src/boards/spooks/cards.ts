/** How the cards of Spooks look. What they do is the engine's business. */
import { figure } from './figures'
import type { IconName } from '../../ui/icons'

export type Colour = 'blue' | 'green' | 'red' | 'black'

export interface Face {
  code: string
  family: string // SP, GH, GO, SK, BA or CAT
  rank: string // 1 … 10, M; none for the Cat
  colour: Colour
  glyph: IconName
  figure: string // address of the picture
  order: number // by family, then rank
}

interface Family {
  name: string // of the figure
  colour: Colour
  glyph: IconName
}

export const FAMILIES: Record<string, Family> = {
  SP: { name: 'spider', colour: 'blue', glyph: 'spider' },
  GH: { name: 'ghost', colour: 'blue', glyph: 'spook' },
  GO: { name: 'goblin', colour: 'green', glyph: 'goblin' },
  SK: { name: 'skeleton', colour: 'red', glyph: 'skeleton' },
  BA: { name: 'bat', colour: 'red', glyph: 'bat' },
  CAT: { name: 'cat', colour: 'black', glyph: 'cat' },
}
export const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'M']
export const MARKS: Record<Colour, IconName> = { blue: 'up', green: 'burst', red: 'link', black: 'cat' }
export const BACK = figure('spooks-back')

const RULES: Record<string, string> = { SP: 'S-4.1', GH: 'S-4.1', GO: 'S-5.1', SK: 'S-6.1', BA: 'S-6.1', CAT: 'S-9.1' }
const faces = new Map<string, Face>()

export function face(code: string): Face {
  let found = faces.get(code)
  if (!found) {
    const family = code === 'CAT' ? code : code.slice(0, 2)
    const rank = code === 'CAT' ? '' : code.slice(2)
    const { name, colour, glyph } = FAMILIES[family]!
    const order = Object.keys(FAMILIES).indexOf(family) * RANKS.length + RANKS.indexOf(rank)
    found = { code, family, rank, colour, glyph, figure: figure(`spooks-${name}${rank === 'M' ? '-master' : ''}`), order }
    faces.set(code, found)
  }
  return found
}

export const ruleOf = (code: string): string => RULES[face(code).family]!

export type Sorting = 'family' | 'rank' | 'playable'
export const SORTINGS: Sorting[] = ['family', 'rank', 'playable']

/** A hand in the order that its owner likes. Nobody else hears of it. */
export function sorted(hand: string[], how: Sorting, playable: (code: string) => boolean): string[] {
  const family = (code: string): number => face(code).order
  const first: Record<Sorting, (code: string) => number> = {
    family,
    rank: (code) => (face(code).rank ? RANKS.indexOf(face(code).rank) : RANKS.length), // the Cat last
    playable: (code) => (playable(code) ? 0 : 1),
  }
  return [...hand].sort((a, b) => first[how](a) - first[how](b) || family(a) - family(b))
}
