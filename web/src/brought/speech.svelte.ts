/** texts/texts.svelte.ts as what a package brings knows it: it says what the page has told it to, and loads nothing. */
import type { Texts } from '../texts/fluent'

export type { Language, Names, Phrase, Texts } from '../texts/fluent'

class Speech {
  texts = $state.raw<Texts | null>(null)
}

export const speech = new Speech()

/** A text of the page itself, in the language of the moment. */
export const t = (key: string, values: Record<string, unknown> = {}): string => speech.texts?.text(key, values) ?? ''
