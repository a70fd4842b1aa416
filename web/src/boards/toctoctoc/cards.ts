/** How the cards look. What is printed on them, the game says. */
import type { Cards } from '../../net/lore'
import type { ToctoctocLore } from '../../net/types'
import type { IconName } from '../../ui/icons'
import { figure } from './figures'

export type TocCards = Cards<ToctoctocLore>
export type Kind = ToctoctocLore['card']['kind']
export type Column = NonNullable<ToctoctocLore['card']['type']>
export type Shape = 'monster' | 'ghost' | 'vampire' | 'none' | 'spent'

export const COLUMNS: Column[] = ['M', 'G', 'V', 'S'] // as they stand side by side

/** The door that a type comes through: the shape of its index and of its column's mark. */
export const DOORS = { M: 'monster', G: 'ghost', V: 'vampire', S: 'none' } as const

export const BACK = figure('toc-back')

export interface Look {
  figure: string
  index: string
  shape: Shape
  glyph: IconName | undefined
}

export function look(code: string, cards: TocCards): Look {
  const { kind, type } = cards[code]!.facts
  const alone = kind === 'kid' || kind === 'taxi' || kind === 'scarecrow' // of no type, so that one picture does
  const shape = type ? DOORS[type] : 'spent'
  return {
    figure: figure(alone ? `toc-${kind}` : `toc-${shape}-${kind}`),
    index: type ?? code,
    shape,
    glyph: kind === 'normal' ? undefined : kind,
  }
}

/** How often each card is in a list, in its order. */
export function counted(codes: string[]): [string, number][] {
  const found = new Map<string, number>()
  for (const code of codes) found.set(code, (found.get(code) ?? 0) + 1)
  return [...found]
}
