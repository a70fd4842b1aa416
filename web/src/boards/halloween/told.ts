/** What an event is about: its values are text keys, alone or with values of their own. */
import { COLOURS } from './notation'

const NAMES = ['blue', 'green', 'yellow', 'orange', 'red']

export const keyOf = (value: unknown): string =>
  typeof value === 'string' ? value : String((value as { key?: string } | null | undefined)?.key ?? '')

/** From 1; 0 if it is no colour. */
export const levelIn = (value: unknown): number => NAMES.indexOf(keyOf(value).replace('colour-', '')) + 1

export const colourIn = (value: unknown): string | null => COLOURS[levelIn(value) - 1] ?? null

export const buildingIn = (value: unknown): string => keyOf(value).replace('building-', '')
