/** The 52 action cards as emblems of a few parts: what a card belongs to, what it gives, and when it works. */
import type { HalloweenLore } from '../../net/types'
import type { IconName } from '../../ui/icons'

/** What is printed on a card, as the game tells it. */
export type Printed = HalloweenLore['card']

/** The key of what a card or a bonus token says at a table with these options: by the letter some do something else. */
export function wording(code: number | string, facts: Printed, options: Record<string, unknown>): string {
  const printed = Object.entries(facts.printed ?? {}).some(([option, value]) => options[option] === value)
  return `card-${code}.${printed ? 'printed' : 'rule'}`
}

/** What a card gives, as a small mark on its emblem: one path on a 24 grid. */
const EFFECTS = {
  points: 'M12 1.5l3 7.3 7.5.6-5.7 5 1.8 7.6-6.6-4-6.6 4 1.8-7.6-5.7-5L9 8.8z',
  scare: 'M12 1a11 11 0 1 1-.1 0zM8 7a2 2.5 0 1 0 .1 0zm8 0a2 2.5 0 1 0 .1 0zM12 13a4 4.5 0 1 0 .1 0z',
  soul: 'M12 1l10 11-10 11L2 12zM12 7l-4.5 5 4.5 5 4.5-5z',
  level: 'M12 3l10 10h-6v8H8v-8H2z',
  disc: 'M12 1a11 11 0 1 1-.1 0zM12 7a5 5 0 1 0 .1 0z',
  die: 'M3 3h18v18H3zM7 6a2 2 0 1 0 .1 0zm10 0a2 2 0 1 0 .1 0zM12 10a2 2 0 1 0 .1 0zM7 14a2 2 0 1 0 .1 0zm10 0a2 2 0 1 0 .1 0z',
  far: 'M1 9h13V3l9 9-9 9v-6H1z',
  swap: 'M8 2v4h14v4H8v4L1 8zM16 10v4H2v4h14v4l7-6z',
  again: 'M9 3v5q12-1 13 12-4-7-13-6v5L1 11z',
  ghost: 'M12 2q8 0 8 9v11l-3-2.5-2.500 2.500L12 19.500 9.500 22 7 19.500 4 22V11q0-9 8-9z',
  price: 'M12 1a11 11 0 1 1-.1 0zM6 10.500h12v3H6z',
  gift: 'M3 8h18v4H3zM4 13h7v9H4zM13 13h7v9h-7zM7 2l5 5 5-5 2 4H5z',
  win: 'M4 2h16v4q3 0 3 4-2 4-5 4-2 3-4 3v3h4v3H6v-3h4v-3q-2 0-4-3-3 0-5-4 0-4 3-4z',
} as const

export const effectPath = (gives: string | undefined): string => EFFECTS[gives as keyof typeof EFFECTS]

const SIGNS: Partial<Record<Printed['kind'], IconName>> = { free: 'hand', end: 'flag' }
/** The sign of what a card belongs to: that of its action, as a rule. */
export const kindIcon = (kind: Printed['kind']): IconName => SIGNS[kind] ?? (kind as IconName)
