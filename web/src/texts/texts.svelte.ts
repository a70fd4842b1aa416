/** A key and values into a sentence, in the reader's language: the same Fluent files as the Python side, and the same result. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { preferences } from '../preferences.svelte'

export const LANGUAGES = ['en', 'fr', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

/** What is said, before it has a language: a text key and its values, as the server sends them. */
export interface Phrase {
  key: string
  [name: string]: unknown
}

const LONGEST = 2000
const I_SOUND = /^h?[iíy](?!e)/i // after which Spanish says "e" for "and": Ana e Inés
const PLAYER = /^[A-J]$/

/** Where catalogues come from: the page's own, the house's, and those of a game and its board. */
type Source = (language: Language) => Promise<string>

const pageTexts = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default' })
const files = new Map<string, Promise<string>>()
const fetched = (path: string): Promise<string> => {
  let found = files.get(path)
  if (!found) {
    found = fetch(path).then((answer) => {
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      return answer.text()
    })
    found.catch(() => files.delete(path))
    files.set(path, found)
  }
  return found
}
const page: Source = async (language) => {
  const files = Object.keys(pageTexts).filter((file) => file.startsWith(`./${language}/`))
  return (await Promise.all(files.map((file) => pageTexts[file]!()))).join('\n')
}
const house: Source = (language) => fetched(`/api/texts/${language}`)
export const gameTexts =
  (game: string): Source =>
  (language) =>
    fetched(`/api/games/${game}/texts/${language}`)

/** The texts of one language for one game (or none); players are named by their letters. */
export class Texts {
  readonly language: Language
  private readonly bundle: FluentBundle

  constructor(language: Language, catalogues: string[]) {
    this.language = language
    this.bundle = new FluentBundle(language, { useIsolating: false })
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

  text(key: string, values: Record<string, unknown> = {}, names: Names = {}): string {
    const [name, attribute] = split(key)
    const message = this.bundle.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) return key
    const given: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(values)) given[name] = this.value(name, value, names)
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
    if (name !== 'seat' && PLAYER.test(text)) return names[text] ?? text
    if (/^[a-z]/.test(text) && this.has(text)) return this.text(text, {}, names)
    return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`
  }

  /** A list in words: a, b and c. */
  join(items: string[]): string {
    if (items.length < 2) return items.join('')
    const last = items.at(-1)!
    return this.text(I_SOUND.test(last) ? 'list-and-i' : 'list-and', { first: items.slice(0, -1).join(', '), last })
  }
}

/** Seat letter to player's name. */
export type Names = Record<string, string>

const split = (key: string): [string, string | undefined] => {
  const [name, attribute] = key.split('.')
  return [name!, attribute]
}

// -- what the page speaks now ---------------------------------------------------------------------------------------

const loaded = new Map<string, Promise<Texts>>()

/** The texts of a language, with those of a game and its board if one is named. Loaded once. */
export function textsOf(language: Language, game?: string, board?: Source): Promise<Texts> {
  const key = `${language} ${game ?? ''} ${board ? 'board' : ''}`
  let found = loaded.get(key)
  if (!found) {
    const sources = [house, page, ...(game ? [gameTexts(game)] : []), ...(board ? [board] : [])]
    found = Promise.all(sources.map((source) => source(language))).then((all) => new Texts(language, all))
    found.catch(() => loaded.delete(key))
    loaded.set(key, found)
  }
  return found
}

/** The texts that the whole page is shown in; they change with the language, and everything is said anew. */
class Speech {
  texts = $state.raw<Texts | null>(null)

  async speak(language: Language): Promise<void> {
    const texts = await textsOf(language)
    this.texts = texts
    preferences.language = language
    document.documentElement.lang = language
  }
}

export const speech = new Speech()

/** The texts of a game in the language of the moment, for pages outside its table; null until they are there. */
export class GameSpeech {
  texts = $state.raw<Texts | null>(null)

  /** In a component: it follows the language and the game. */
  constructor(game: () => string | undefined) {
    $effect(() => {
      const wanted = game()
      const language = speech.texts?.language
      if (!wanted || !language) return
      let current = true
      void textsOf(language, wanted).then((texts) => {
        if (current) this.texts = texts
      })
      return () => (current = false)
    })
  }
}

/** A text of the page itself, in the language of the moment. */
export function t(key: string, values: Record<string, unknown> = {}): string {
  return speech.texts ? speech.texts.text(key, values) : ''
}
