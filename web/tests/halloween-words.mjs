// Chooses Halloween's options as the board does, for a test that makes the positions in Python.
// In: what the house tells of the game's moves, then positions {view, sentences}, a frame of all that can be said.
// Out: for each position what is wrong with it, in sentences.
import { answer, brought, given } from './brought.mjs'

const { Lore } = await brought('net/lore')
const { Sentences } = await brought('net/sentences')
const { nextOf, optionOf, under, usual } = await brought('boards/halloween/meaning')
const { spot } = await brought('boards/halloween/spots')

const exists = (place, { town }) => {
  const [kind, building, colour] = place.split(' ')
  const here = town.find((one) => one.building === building)
  if (kind === 'ghost') return !!here?.figures[colour]
  return kind === 'building' || kind === 'window' ? !!here : true
}

/** Whether who clicks the places and buttons of an option, from a word of it on, comes to it and to no other. */
const reached = (all, wanted, first) => {
  const picks = []
  const mean = (at) => {
    const [own] = wanted.places[at].own
    if (own) picks.push(picks.length ? { spot: own, verb: wanted.words[at].verb } : { spot: own })
  }
  if (first > 0) mean(first)
  for (let clicks = 0; clicks < 30; clicks++) {
    const left = usual(under(all, picks), picks)
    if (left.length === 1 && left[0] === wanted) return true
    if (!left.includes(wanted)) {
      const disc = wanted.words.findIndex((one) => one.verb === 'disc') // not the one that is usual
      if (disc < 0 || picks.some((one) => one.verb === 'disc')) return false
      mean(disc)
      continue
    }
    const next = nextOf(left).find((one) => one.options.includes(wanted))
    if (!next) return false
    const free = next.own.find((one) => !picks.some((pick) => pick.spot === one))
    if (next.word.verb === 'pay') {
      const paid = picks.map((one) => one.spot)
      const more = next.word.parts.tokens.find((colour) => count(paid, spot.soul(colour)) < count(next.word.parts.tokens, colour))
      picks.push(more ? { spot: spot.soul(more) } : { word: next.word.notation })
    } else picks.push(free ? { spot: free, nth: next.nth } : { word: next.word.notation, nth: next.nth })
  }
  return false
}
const count = (all, one) => all.filter((other) => other === one).length

let lore = null
for await (const given_ of given()) {
  if (!lore) {
    lore = new Lore(given_, { cards: {}, topics: {}, facts: {} })
    continue
  }
  const { view, sentences } = given_
  const wrong = []
  const all = Sentences.of(sentences, lore).all.map((one) => optionOf(one, view))
  for (const option of all) {
    const said = option.words.map((word) => word.notation).join(' ')
    option.words.forEach((word, at) => {
      if (!lore.phrase(word.notation)) wrong.push(`${word.notation}: not known`)
      for (const place of option.places[at].own) if (!exists(place, view)) wrong.push(`${said}: there is no ${place}`)
    })
    for (const first of new Set([0, option.words.length - 1])) if (!reached(all, option, first)) wrong.push(`${said}: out of reach from its word ${first}`)
  }
  answer(wrong)
}
