// Finds the places of Halloween's moves as the board does, for a test that makes the positions in Python.
// In: what the house tells of the game's moves, then positions {decision, town, focus, moves}.
// Out: for each position what is wrong with it, in sentences.
import { answer, brought, given } from './brought.mjs'

const { Lore } = await brought('net/lore')
const { grouped, inBar, spotsOf } = await brought('boards/halloween/spots')

/** The words that one comes to by the bar alone, clicking groups. */
const reached = (placed, decision, chosen = []) => {
  const left = placed.filter((one) => chosen.every((spot) => one.spots.includes(spot)))
  const words = inBar(left, decision)
  const groups = grouped(words, chosen)
  const inGroups = new Set(groups.flatMap((group) => group.words))
  return [
    ...words.filter((word) => !inGroups.has(word)),
    ...groups.flatMap((group) => reached(placed, decision, [...chosen, group.spot])),
  ]
}

const exists = (spot, { town }) => {
  const [kind, building, colour] = spot.split(' ')
  const here = town.find((one) => one.building === building)
  if (kind === 'ghost') return !!here?.figures[colour]
  return kind === 'building' || kind === 'window' ? !!here : true
}

let lore = null
for await (const view of given()) {
  if (!lore) {
    lore = new Lore(view, { cards: {}, topics: {}, facts: {} })
    continue
  }
  const wrong = []
  const placed = view.moves.map((notation) => {
    const word = lore.move(notation)
    return { word, spots: spotsOf(word, view) }
  })
  for (const { word, spots } of placed) {
    if (!lore.phrase(word.notation)) wrong.push(`${word.notation}: not known`)
    for (const spot of spots) if (!exists(spot, view)) wrong.push(`${word.notation}: there is no ${spot}`)
  }
  const byBar = new Set(reached(placed, view.decision))
  for (const { word, spots } of placed)
    if (!byBar.has(word) && !(view.decision === 'main' && spots.length)) wrong.push(`${word.notation}: out of reach`)
  answer(wrong)
}
