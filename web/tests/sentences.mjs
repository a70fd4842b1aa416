// Looks for whole options as a board does, for a test that finds them in Python.
// In: what the house tells of the game's moves, then [frame, wish, part]. Out: for each the sentences that fulfil the wish, as
// [what is played, all words, whole], and the values that they have for the part.
import { answer, brought, given } from './brought.mjs'

const { Lore } = await brought('net/lore')
const { Sentences } = await brought('net/sentences')

let lore = null
for await (const one of given()) {
  if (!lore) {
    lore = new Lore(one, { cards: {}, topics: {}, facts: {} })
    continue
  }
  const [frame, wish, part] = one
  const found = Sentences.of(frame, lore).saying(wish)
  const listed = found.all.map(({ words, said, whole }) => [said, words.map((word) => word.notation), whole])
  answer([listed, found.values(part), found.number])
}
