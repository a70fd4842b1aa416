/** A key and values into a sentence, in the reader's language: the same Fluent files as the Python side, and the same result. */
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable, type Message } from '@fluent/bundle'

export const LANGUAGES = ['en', 'fr', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** What is said, before it has a language: a text key and its values, as the server sends them. */
export interface Phrase {
  key: string
  [name: string]: unknown
}

type Pattern = NonNullable<Message['value']>

const LONGEST = 2000
const I_SOUND = /^(h?[ií](?![aeoáéó])|y(?![aeiouáéíóú]))/i // before which Spanish says "e" for "and": Ana e Inés
const PLAYER = /^[A-J]$/
const AS_TYPED = ['name', 'names'] // of values that people made up: whatever they say, they are no keys

/** A thing with its article after à or de, as French contracts them: au Manoir, du Manoir, but à l’École. */
const contracted = (before: string, singular: string, plural: string): FluentFunction => ([thing]) => {
  const text = String(thing)
  if (text.startsWith('le ')) return singular + text.slice(3)
  return text.startsWith('les ') ? plural + text.slice(4) : before + text
}
const FRENCH = { AU: contracted('à ', 'au ', 'aux '), DU: contracted('de ', 'du ', 'des ') }

/** The texts of one language for one game (or none); players are named by their letters. */
export class Texts {
  readonly language: Language
  private readonly bundle: FluentBundle

  constructor(language: Language, catalogues: string[], transform: (text: string) => string = (text) => text) {
    this.language = language
    this.bundle = new FluentBundle(language, { useIsolating: false, transform, functions: FRENCH })
    for (const text of catalogues) this.bundle.addResource(new FluentResource(text), { allowOverrides: true })
  }

  has(key: string): boolean {
    const [name, attribute] = split(key)
    const message = this.bundle.getMessage(name)
    return !!message && (attribute ? attribute in message.attributes : message.value !== null)
  }

  say(phrase: Phrase, names: Names = {}): string {
    const { key, ...values } = phrase
    return this.text(key, values, names)
  }

  /** The same of something that happened, to who sits in a seat: what is about me says "you". Open: as everybody may hear it. */
  tell(phrase: Phrase, names: Names, me: string | null, open = false): string {
    const key = open && this.has(`${phrase.key}-unseen`) ? `${phrase.key}-unseen` : phrase.key
    const players = phrase.players as string[] | undefined
    const who = phrase.player ?? (players?.length === 1 ? players[0] : undefined)
    const mine = who === me ? `${key}-you` : phrase.other === me ? `${key}-to-you` : key
    return this.say({ ...phrase, key: me && this.has(mine) ? mine : key }, names)
  }

  text(key: string, values: Record<string, unknown> = {}, names: Names = {}): string {
    const [name, attribute] = split(key)
    const message = this.bundle.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) return key
    const given: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(values)) given[name] = this.value(name, value, names)
    return this.format(pattern, given, key)
  }

  private format(pattern: Pattern, given: Record<string, FluentVariable>, key: string): string {
    const errors: Error[] = []
    const text = this.bundle.formatPattern(pattern, given, errors)
    if (errors.length) console.error(`text ${key} in ${this.language}`, errors)
    return text
  }

  private value(name: string, value: unknown, names: Names): FluentVariable {
    if (typeof value === 'number') return value
    if (Array.isArray(value)) return this.join(value.map((item) => String(this.value(name, item, names))))
    if (typeof value === 'object' && value !== null && 'key' in value) return this.say(value as Phrase, names)
    const text = String(value)
    if (AS_TYPED.includes(name)) return text
    if (name !== 'seat' && PLAYER.test(text)) return names[text] ?? text
    if (/^[a-z]/.test(text) && this.has(text)) return this.text(text, {}, names)
    return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`
  }

  /** A list in words: a, b and c. */
  join(items: string[]): string {
    if (items.length < 2) return items.join('')
    const last = items.at(-1)!
    const key = I_SOUND.test(last) ? 'list-and-i' : 'list-and'
    return this.format(this.bundle.getMessage(key)!.value!, { first: items.slice(0, -1).join(', '), last }, key)
  }
}

/** Seat letter to player's name. */
export type Names = Record<string, string>

const split = (key: string): [string, string | undefined] => {
  const [name, attribute] = key.split('.')
  return [name!, attribute]
}
