/** What may be done, in groups that do the same with the same kinds of things: each is a sentence with gaps to be filled in. */
import type { Lore, Move } from '../net/lore'
import type { Phrase } from '../texts/texts.svelte'

export type Value = Move['parts'][string]

/** Moves of one verb and of the same parts. */
export interface Group {
  name: string
  moves: Move[]
  gaps: string[] // the parts in which they differ, in the order in which one would choose
}

/** What was chosen so far, by the name of the part; values as text, so that lists compare too. */
export type Filled = Record<string, string>

const GAP = '…'

export const plain = (value: Value | undefined): string => JSON.stringify(value)

export function grouped(moves: Move[]): Group[] {
  const found = new Map<string, Move[]>()
  for (const move of moves) {
    const name = [move.verb, ...Object.keys(move.parts)].join(' ')
    const among = found.get(name)
    if (among) among.push(move)
    else found.set(name, [move])
  }
  return [...found].map(([name, among]) => ({ name, moves: among, gaps: gapsOf(among) }))
}

function gapsOf(moves: Move[]): string[] {
  const first = moves[0]!.parts
  return Object.keys(first).filter((part) => moves.some((move) => plain(move.parts[part]) !== plain(first[part])))
}

/** The values of a gap, each once, in the order of the moves. */
export function valuesOf(group: Group, gap: string): Value[] {
  const found = new Map(group.moves.map((move) => [plain(move.parts[gap]), move.parts[gap]!]))
  return [...found.values()]
}

const fits = (move: Move, filled: Filled): boolean => Object.entries(filled).every(([gap, value]) => plain(move.parts[gap]) === value)

/** The moves that are still possible. */
export const left = (group: Group, filled: Filled): Move[] => group.moves.filter((move) => fits(move, filled))

/** With one more value; what cannot stand beside it is open again. Gaps that only one value is left for fill themselves. */
export function fill(group: Group, filled: Filled, gap: string, value: Value): Filled {
  const wanted: Filled = { [gap]: plain(value) }
  for (const [other, known] of Object.entries(filled))
    if (other !== gap && left(group, { ...wanted, [other]: known }).length) wanted[other] = known
  return settled(group, wanted)
}

function settled(group: Group, filled: Filled): Filled {
  const possible = left(group, filled)
  const sure = group.gaps.filter((gap) => possible.length && possible.every((move) => plain(move.parts[gap]) === plain(possible[0]!.parts[gap])))
  return { ...filled, ...Object.fromEntries(sure.map((gap) => [gap, plain(possible[0]!.parts[gap])])) }
}

/** The move that a gap would complete with this value, if all others are filled. */
export function completed(group: Group, filled: Filled, gap: string, value: Value): Move | undefined {
  const found = left(group, { ...filled, [gap]: plain(value) })
  return found.length === 1 ? found[0] : undefined
}

/** The sentence of a group, with what was chosen and with gaps for the rest. */
export function sentence(group: Group, filled: Filled, lore: Lore): Phrase {
  const known = left(group, filled)[0] ?? group.moves[0]!
  const open = group.gaps.filter((gap) => !(gap in filled))
  const words = new Set(open.map((gap) => plain(lore.word(gap, known.parts[gap]!))))
  return blanked(lore.phrase(known.notation) ?? { key: known.verb }, open, words) as Phrase
}

/** A phrase without what the gaps stand for, by their names or by what they are called. */
function blanked(said: unknown, open: string[], words: Set<string>): unknown {
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return words.has(plain(said as Value)) ? GAP : said
  return Object.fromEntries(
    Object.entries(said).map(([name, value]) => [name, name === 'key' ? value : open.includes(name) ? GAP : blanked(value, open, words)]),
  )
}
