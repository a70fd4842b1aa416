// Says phrases as the page does, for a test that compares them with the Python side.
// In: first {language: [catalogue, …]}, then [language, phrase, names]. Out: a text for each.
import { answer, brought, given } from './brought.mjs'

const { Texts } = await brought('texts/fluent')

let texts = null
for await (const one of given()) {
  if (!texts) {
    texts = Object.fromEntries(Object.entries(one).map(([language, catalogues]) => [language, new Texts(language, catalogues)]))
    continue
  }
  const [language, phrase, names] = one
  answer(texts[language].say(phrase, names))
}
