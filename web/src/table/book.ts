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
function byPlayer(line: StoryLine, last: string | null, me: string | null): Phrase | undefined {
  const seat = letter(line.seat)
  if (seat && seat !== last) return { key: seat === me ? 'table-chapter-you' : 'table-chapter', player: seat }
  return undefined
}

/** How many deeds of others are in a story that are worth a word: what somebody who was away has missed. */
export const deeds = (story: StoryLine[], board: Board, me: string | null): number =>
  story.filter((line) => line.move !== null && letter(line.seat) && line.seat !== me && (line.told as Told[]).some((one) => !board.minor?.(one)))
    .length

const DEALT = /^event-deal(-unseen)?$/ // what games call a card that is dealt

/** Where all has been dealt, and somebody is to choose for the first time. */
export const opening = (story: StoryLine[]): number => (story.find((line) => line.seat !== 'chance')?.number ?? 1) - 1

const deals = (line: StoryLine | undefined): boolean => !!line && line.told.some((one) => DEALT.test((one as Told).key))

/** The moments at which something happened, from there on; a deal is one. */
export const stops = (story: StoryLine[]): number[] =>
  story
    .filter((line, at) => line.told.length && line.number >= opening(story) && !(deals(line) && deals(story[at + 1])))
    .map((line) => line.number)

/** Cards that are dealt one after the other are one line; what I got stands in it. */
function oneDeal(entries: Entry[], me: string | null): Entry[] {
  const found: Entry[] = []
  let mine: unknown[] = []
  for (const entry of entries) {
    const dealt = DEALT.test(entry.event.key)
    const before = found.at(-1)
    if (!dealt || !before?.event.key.startsWith('table-log-dealt')) mine = []
    if (dealt && entry.event.player === me && entry.event.cards !== undefined) mine = mine.concat(entry.event.cards)
    if (!dealt) found.push(entry)
    else {
      const event = { key: mine.length ? 'table-log-dealt' : 'table-log-dealt-unseen', cards: mine, rule: entry.event.rule }
      if (before?.event.key.startsWith('table-log-dealt')) found.pop()
      found.push({ ...entry, event, seat: null, id: before?.event.key.startsWith('table-log-dealt') ? before.id : entry.id })
    }
  }
  return found
}

export function chapters(story: StoryLine[], board: Board, lore: Lore, me: string | null = null): Chapter[] {
  const gone = undone(story)
  const found: Chapter[] = []
  let last: string | null = null
  for (const [at, line] of story.entries()) {
    const title = board.chapter ? board.chapter(line, story[at - 1], lore) : byPlayer(line, last, me)
    last = letter(line.seat) ?? last
    if (title) found.push({ id: line.number, title, entries: [] })
    else if (!found.length) found.push({ id: 0, title: { key: 'table-chapter-first' }, entries: [] })
    for (const [nth, event] of (line.told as Told[]).entries()) {
      // The last card that is dealt may come with what begins a chapter, and belongs to those before it.
      const [before, now] = [found.at(-2), found.at(-1)!]
      const dealt = !now.entries.length && DEALT.test(event.key) && DEALT.test(before?.entries.at(-1)?.event.key ?? '')
      ;(dealt ? before! : now).entries.push({
        id: `${line.number}.${nth}`,
        number: line.number,
        event,
        seat: letter(event.player) ?? letter(line.seat),
        minor: board.minor?.(event) ?? false,
        undone: gone.has(line.number),
      })
    }
  }
  return found
    .filter((chapter) => chapter.entries.length)
    .map((chapter) => ({ ...chapter, entries: oneDeal(chapter.entries, me) }))
}

/** For finding words whatever their accents and capitals. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
