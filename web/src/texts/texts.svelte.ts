/** What the page says, in the language of the moment. */
import { preferences } from '../preferences.svelte'
import { Texts, type Language } from './fluent'

export { LANGUAGES, Texts, type Language, type Names, type Phrase } from './fluent'

/** Where catalogues come from: the page's own, the house's, and those of a game, its rules and its board. */
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
const gameTexts =
  (game: string): Source =>
  (language) =>
    fetched(`/api/games/${game}/texts/${language}?without=rules`)
const ruleTexts =
  (game: string): Source =>
  (language) =>
    fetched(`/api/games/${game}/rules/${language}`)

// -- what the page speaks now ---------------------------------------------------------------------------------------

/** With `?pseudo` in the address all texts are two fifths longer, as those of other languages may be. */
const longer = new URLSearchParams(location.search).has('pseudo')
  ? (text: string): string => text.replace(/[aeiouàâáéèêíîóôúù]/gi, '$&$&')
  : undefined

const loaded = new Map<string, Promise<Texts>>()

/** The texts of a language, with those of a game and its board if one is named. Loaded once. */
export const textsOf = (language: Language, game?: string, board?: Source): Promise<Texts> => gathered(language, game, false, board)

/** … and with what the rules of the game say: it is as long as all the rest, and asked for now and then. */
export const rulesOf = (language: Language, game: string, board?: Source): Promise<Texts> => gathered(language, game, true, board)

function gathered(language: Language, game: string | undefined, rules: boolean, board: Source | undefined): Promise<Texts> {
  const key = `${language} ${game ?? ''} ${rules} ${!!board}`
  let found = loaded.get(key)
  if (!found) {
    const sources = [house, page, ...(game ? [gameTexts(game)] : []), ...(game && rules ? [ruleTexts(game)] : []), ...(board ? [board] : [])]
    found = Promise.all(sources.map((source) => source(language))).then((all) => new Texts(language, all, longer))
    found.catch(() => loaded.delete(key))
    loaded.set(key, found)
  }
  return found
}

/** What the page can say before the house has answered. */
export const ownTexts = async (language: Language): Promise<Texts> => new Texts(language, [await page(language)])

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
  game = $state('') // whose texts these are

  /** In a component: it follows the language and the game. */
  constructor(game: () => string | undefined, load: (language: Language, game: string) => Promise<Texts> = textsOf) {
    $effect(() => {
      const wanted = game()
      const language = speech.texts?.language
      if (!wanted || !language) return
      let current = true
      const keep = (texts: Texts): void => {
        if (!current) return
        this.texts = texts
        this.game = wanted
      }
      load(language, wanted).then(keep, () => {}) // the page says itself that there is no such game
      return () => (current = false)
    })
  }
}

/** A text of the page itself, in the language of the moment. */
export function t(key: string, values: Record<string, unknown> = {}): string {
  return speech.texts ? speech.texts.text(key, values) : ''
}
