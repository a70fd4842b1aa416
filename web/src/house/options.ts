/** The options of a game as a form needs them, made of its JSON schema. */
import type { OptionValues } from '../net/api'
import type { GameShown } from '../net/types'
import { t, type Texts } from '../texts/texts.svelte'

export type Value = OptionValues[string]

export interface Field {
  key: string
  kind: 'switch' | 'choice' | 'number' | 'text'
  choices: Value[] // of a text: the words that are understood
  least: number
  most: number
  usual: Value // null: the game decides by the number of players
  letter: Value | undefined // of the printed rules, where it is not the usual one
  rule: string
  more: boolean // for those who look for it
}

interface Property {
  type: string
  enum?: string[]
  examples?: string[]
  minimum?: number
  maximum?: number
  default?: Value
  'x-people'?: Value
  'x-letter'?: Value
  'x-rule'?: string
  'x-more'?: boolean
}

const MANY = 12 // numbers: more are typed, not chosen
const CARDS = /^\d+(,\d+)*$/ // a value that lists cards by their numbers
const seatOf = (choice: Value): number => (typeof choice === 'string' && choice.startsWith('seat:') ? +choice.slice(5) : 0)

/** What can be decided for a table of so many players. */
export function fieldsOf(game: GameShown, seats: number): Field[] {
  const properties = game.options.properties as Record<string, Property>
  return Object.entries(properties).map(([key, one]) => field(key, one, seats))
}

function field(key: string, one: Property, seats: number): Field {
  const least = one.minimum ?? 0
  const most = one.maximum ?? 0
  const usual = one['x-people'] ?? one.default ?? null
  let choices: Value[] = one.enum?.filter((choice) => seatOf(choice) <= seats) ?? one.examples?.slice(0, -1) ?? []
  let kind: Field['kind'] = one.type === 'boolean' ? 'switch' : one.examples ? 'text' : one.enum ? 'choice' : 'number'
  if (kind === 'number' && most - least < MANY) {
    choices = Array.from({ length: most - least + 1 }, (_, step) => least + step)
    kind = 'choice'
  }
  if (usual === null) choices = [null, ...choices]
  const letter = one['x-letter']
  return { key, kind, choices, least, most, usual, letter, rule: one['x-rule'] ?? '', more: one['x-more'] ?? false }
}

/** A value in words: the game's own word for it, if it has one. */
export function choiceName(texts: Texts, key: string, value: Value): string {
  if (value === null) return t('house-option-open')
  if (typeof value === 'boolean') return t(value ? 'house-option-on' : 'house-option-off')
  if (typeof value === 'number') return String(value)
  if (seatOf(value)) return t('house-option-seat', { number: seatOf(value) })
  if (texts.has(`option-${key}.${value}`)) return texts.text(`option-${key}.${value}`)
  if (CARDS.test(value)) return texts.join(value.split(',').map((card) => (texts.has(`card-${card}`) ? texts.text(`card-${card}`) : card)))
  return value === 'random' ? t('house-option-random') : value
}

/** What an option is about; words for people, where those of the command line name its values. */
export const optionHelp = (texts: Texts, key: string): string =>
  texts.text(texts.has(`option-${key}.about`) ? `option-${key}.about` : `option-${key}.help`)

export type Preset = 'usual' | 'letter' | 'own'

/** How a table reads the rules: by those options that the printed rules settle otherwise than we usually do. */
export function presetOf(fields: Field[], values: OptionValues): Preset {
  const lettered = fields.filter((one) => one.letter !== undefined)
  const all = (wanted: (field: Field) => Value | undefined): boolean =>
    lettered.every((one) => (one.key in values ? values[one.key] : one.usual) === wanted(one))
  return all((one) => one.usual) ? 'usual' : all((one) => one.letter) ? 'letter' : 'own'
}

/** The values with those options by a preset; the others stay as they are. */
export function withPreset(fields: Field[], values: OptionValues, preset: 'usual' | 'letter'): OptionValues {
  const lettered = fields.filter((one) => one.letter !== undefined)
  return { ...values, ...Object.fromEntries(lettered.map((one) => [one.key, preset === 'letter' ? one.letter! : one.usual])) }
}

/** Only what differs from the usual is asked for. */
export function changed(fields: Field[], values: OptionValues): OptionValues {
  return Object.fromEntries(
    fields.filter((one) => one.key in values && values[one.key] !== one.usual).map((one) => [one.key, values[one.key]!]),
  )
}
