/** The 52 action cards as emblems of a few parts: what a card belongs to, what it gives, and when it works. */
import type { IconName } from '../../ui/icons'

export type Kind = 'summon' | 'scare' | 'evolve' | 'move' | 'fight' | 'haunt' | 'rest' | 'free' | 'end'
export type Effect = keyof typeof EFFECTS
export type Time = 'always' | 'once' | 'end'

export interface EmblemParts {
  kind: Kind
  effect: Effect
  time: Time
}

/** What a card gives, as a small mark on its emblem: one path on a 24 grid. */
export const EFFECTS = {
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

const KIND_ICONS: Record<Kind, IconName> = {
  summon: 'summon',
  scare: 'scare',
  evolve: 'evolve',
  move: 'move',
  fight: 'fight',
  haunt: 'haunt',
  rest: 'rest',
  free: 'hand',
  end: 'flag',
}
export const kindIcon = (kind: Kind): IconName => KIND_ICONS[kind]

type Row = [kind: Kind, effect: Effect, time?: Time]
const ROWS: Row[] = [
  ['haunt', 'far', 'once'], // 1
  ['move', 'far'],
  ['fight', 'points'],
  ['free', 'level', 'once'],
  ['fight', 'die'],
  ['free', 'ghost', 'once'],
  ['free', 'disc', 'once'],
  ['free', 'soul', 'once'],
  ['summon', 'soul'],
  ['free', 'soul'],
  ['fight', 'scare'], // 11
  ['end', 'price', 'end'],
  ['evolve', 'price'],
  ['free', 'again', 'once'],
  ['move', 'again'],
  ['free', 'die'],
  ['fight', 'far'],
  ['haunt', 'scare'],
  ['rest', 'scare'],
  ['fight', 'again', 'once'],
  ['end', 'scare', 'end'], // 21
  ['end', 'level', 'end'],
  ['move', 'die', 'once'],
  ['move', 'ghost', 'once'],
  ['fight', 'win'],
  ['end', 'soul', 'end'],
  ['end', 'soul', 'end'],
  ['fight', 'soul'],
  ['evolve', 'points'],
  ['free', 'soul', 'once'],
  ['end', 'ghost', 'end'], // 31
  ['summon', 'points'],
  ['free', 'swap', 'once'],
  ['summon', 'win'],
  ['fight', 'swap'],
  ['fight', 'scare', 'once'],
  ['free', 'points'],
  ['scare', 'far', 'once'],
  ['free', 'swap', 'once'],
  ['end', 'soul', 'end'],
  ['end', 'points', 'end'], // 41
  ['free', 'points'],
  ['free', 'price'],
  ['free', 'gift'],
  ['summon', 'die'],
  ['haunt', 'again'],
  ['free', 'price'],
  ['free', 'level', 'once'],
  ['haunt', 'level'],
  ['free', 'ghost', 'once'],
  ['scare', 'scare'], // 51
  ['free', 'gift', 'once'],
]

export const CARDS = ROWS.length

export function emblemOf(card: number): EmblemParts {
  const [kind, effect, time = 'always'] = ROWS[card - 1] ?? ['free', 'points']
  return { kind, effect, time }
}

/** Whether a card bears on an action; dice cards on whatever is rolled, price cards on claims. */
export function bearsOn(card: number, action: string | null, dice: boolean): boolean {
  const { kind, effect } = emblemOf(card)
  if (action === 'recover') return kind === 'haunt'
  if (action === 'claim') return kind === 'free' && (effect === 'price' || card === 44)
  if (kind === 'free' && effect === 'die') return dice || action === 'fight'
  return kind === action
}
