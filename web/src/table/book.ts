/** The guest book: every event in a line, under the turn that it belongs to. */
import type { Lore } from '../net/lore'
import type { StoryLine } from '../net/types'
import type { Phrase } from '../texts/texts.svelte'
import type { Board, Told } from './board'

export interface Entry {
  id: string
  number: number // of the table's log: where a replay shows it
  event: Told
  seat: string | null // whose seal stands beside it
  minor: boolean
  undone: boolean // it was taken back later
}

export interface Chapter {
  id: number
  title: Phrase
  entries: Entry[]
}

const LETTER = /^[A-J]$/

const letter = (value: unknown): string | null => (typeof value === 'string' && LETTER.test(value) ? value : null)

/** The numbers of the entries that were taken back. */
function undone(story: StoryLine[]): Set<number> {
  const standing: number[] = []
  const found = new Set<number>()
  for (const line of story) {
    if (line.move !== null) standing.push(line.number)
    else found.add(standing.pop() ?? 0)
  }
  return found
}

/** By whom a line begins a new chapter, if the board does not say. */
function byPlayer(line: StoryLine, last: string | null): Phrase | undefined {
  const seat = letter(line.seat)
  if (seat && seat !== last) return { key: 'table-chapter', player: seat }
  return undefined
}

export function chapters(story: StoryLine[], board: Board, lore: Lore): Chapter[] {
  const gone = undone(story)
  const found: Chapter[] = []
  let last: string | null = null
  for (const [at, line] of story.entries()) {
    const title = board.chapter ? board.chapter(line, story[at - 1], lore) : byPlayer(line, last)
    last = letter(line.seat) ?? last
    if (title) found.push({ id: line.number, title, entries: [] })
    else if (!found.length) found.push({ id: 0, title: { key: 'table-chapter-first' }, entries: [] })
    for (const [nth, event] of (line.told as Told[]).entries())
      found.at(-1)!.entries.push({
        id: `${line.number}.${nth}`,
        number: line.number,
        event,
        seat: letter(event.player) ?? letter(line.seat),
        minor: board.minor?.(event) ?? false,
        undone: gone.has(line.number),
      })
  }
  return found.filter((chapter) => chapter.entries.length)
}

/** For finding words whatever their accents and capitals. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
