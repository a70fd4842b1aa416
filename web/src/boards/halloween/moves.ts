/** The moves of the game as the board asks about them. */
import type { Move, Parts } from '../../net/lore'
import type { HalloweenLore } from '../../net/types'

export type Word = Move<HalloweenLore>

/** The actions of a section, as they are printed on it. */
export const ACTIONS = ['summon', 'scare', 'evolve', 'move', 'fight', 'haunt'] as const
export type Action = (typeof ACTIONS)[number]

/** The parts of a word, whatever it does. */
export const partsOf = (word: Word): Parts<HalloweenLore> => word.parts

export function sectionsOf(word: Word): number[] {
  if (word.verb === 'sections') return [word.parts.section, word.parts.other]
  const { section } = partsOf(word)
  return section === undefined ? [] : [section]
}

/** The colours of its figures or ghost tokens. */
export function coloursOf(word: Word): string[] {
  if (word.verb === 'pay') return word.parts.tokens
  if (word.verb === 'mixed' || word.verb === 'change-down' || word.verb === 'change-up')
    return [word.parts.colour, word.parts.other]
  const { colour } = partsOf(word)
  return colour === undefined ? [] : [colour]
}
