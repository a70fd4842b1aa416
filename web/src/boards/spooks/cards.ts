/** How the cards of Spooks look. What is printed on them, the game says; what they do is the engine's business. */
import { createContext } from 'svelte'
import type { Cards } from '../../net/lore'
import type { SpooksLore } from '../../net/types'
import type { IconName } from '../../ui/icons'
import { figure } from './figures'

export type SpooksCards = Cards<SpooksLore>
export type Colour = NonNullable<SpooksLore['card']['colour']> | 'black'
type Family = NonNullable<SpooksLore['card']['family']>

export interface Face {
  code: string
  rule: string
  family: string // the Cat is one of its own
  rank: string // none for the Cat
  colour: Colour
  glyph: IconName
  figure: string // address of the picture
  order: number // by family, then rank; the Cat last
}

/** Names of figures, and what stands for them where there is no room for one. */
const FIGURES: Record<Family, { name: string; glyph: IconName }> = {
  SP: { name: 'spider', glyph: 'spider' },
  GH: { name: 'ghost', glyph: 'spook' },
  GO: { name: 'goblin', glyph: 'goblin' },
  SK: { name: 'skeleton', glyph: 'skeleton' },
  BA: { name: 'bat', glyph: 'bat' },
}
const CAT = { name: 'cat', glyph: 'cat' } as const
export const MARKS: Record<Colour, IconName> = { blue: 'up', green: 'burst', red: 'link', black: 'cat' }
export const BACK = figure('spooks-back')

export function face(code: string, cards: SpooksCards): Face {
  const { rule, facts } = cards[code]!
  const { family, rank, colour } = facts
  const { name, glyph } = family ? FIGURES[family] : CAT
  const picture = figure(`spooks-${name}${rank === 'M' ? '-master' : ''}`)
  return { code, rule, family: family ?? code, rank: rank ?? '', colour: colour ?? 'black', glyph, figure: picture, order: Object.keys(cards).indexOf(code) }
}

/** The faces of the cards that are played with, for all parts of a board. */
export const [useFace, setFace] = createContext<(code: string) => Face>()

/** All cards in their order. */
export const every = (cards: SpooksCards): Face[] => Object.keys(cards).map((code) => face(code, cards))

export type Sorting = 'family' | 'rank' | 'playable'
export const SORTINGS: Sorting[] = ['family', 'rank', 'playable']

/** A hand in the order that its owner likes. Nobody else hears of it. */
export function sorted(hand: string[], how: Sorting, playable: (code: string) => boolean, cards: SpooksCards): string[] {
  const ranks = [...new Set(every(cards).map((one) => one.rank))] // the Cat's last
  const first: Record<Sorting, (one: Face) => number> = {
    family: (one) => one.order,
    rank: (one) => ranks.indexOf(one.rank),
    playable: (one) => (playable(one.code) ? 0 : 1),
  }
  const faces = hand.map((code) => face(code, cards)).sort((a, b) => first[how](a) - first[how](b) || a.order - b.order)
  return faces.map((one) => one.code)
}
