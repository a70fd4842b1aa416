/** How the cards look: their notation says it all (M, G, V + n, b, m, v; or K, T, S). */
import { figure } from './figures'
import type { IconName } from '../../ui/icons'

export const COLUMNS = ['M', 'G', 'V', 'S'] as const
export type Column = (typeof COLUMNS)[number]
export type Shape = 'monster' | 'ghost' | 'vampire' | 'none' | 'spent'

/** The door that a type comes through: the shape of its index and of its column's mark. */
export const DOORS = { M: 'monster', G: 'ghost', V: 'vampire', S: 'none' } as const
const ROLES: Record<string, 'normal' | 'brute' | 'musician' | 'vamp'> = { n: 'normal', b: 'brute', m: 'musician', v: 'vamp' }
const ALONE: Record<string, 'kid' | 'taxi' | 'scarecrow'> = { K: 'kid', T: 'taxi', S: 'scarecrow' }
const RULES: Record<string, string> = { n: 'T-4.1', b: 'T-4.3', m: 'T-6.2', v: 'T-4.8', S: 'T-4.7', K: 'T-4.11', T: 'T-4.14' }

export const BACK = figure('toc-back')

/** What the card does: n, b, m, v, K, T or S. */
export const roleOf = (code: string): string => code.at(-1)!

/** The column of a party that the card stands in. */
export const columnOf = (code: string): Column => code[0] as Column

export const ruleOf = (code: string): string => RULES[roleOf(code)]!

export interface Look {
  figure: string
  index: string
  shape: Shape
  glyph: IconName | undefined
}

export function look(code: string): Look {
  const shape = DOORS[code[0] as Column] ?? 'spent'
  const alone = ALONE[code]
  const role = alone ?? ROLES[code[1]!]!
  return {
    figure: figure(alone ? `toc-${alone}` : `toc-${shape}-${role}`),
    index: code[0]!,
    shape,
    glyph: role === 'normal' ? undefined : role,
  }
}

/** How often each card is in a list, in its order. */
export function counted(codes: string[]): [string, number][] {
  const found = new Map<string, number>()
  for (const code of codes) found.set(code, (found.get(code) ?? 0) + 1)
  return [...found]
}
