/** What could be taken back: what I did since somebody else or chance did something, deed by deed. */
import { offered, type Notation } from '../net/lore'
import type { StoryLine } from '../net/types'

export interface Back {
  deeds: { name: string; moves: number }[] // the latest first
  dice: boolean // chance stands before them, and before that I did something too
}

/** The moves that have not been taken back. */
export function standingOf(story: StoryLine[]): StoryLine[] {
  const found: StoryLine[] = []
  for (const line of story) {
    if (line.move === null) found.pop()
    else found.push(line)
  }
  return found
}

/** `named` says what a move is called that begins a deed, or ''; without it every move is one. */
export function takeable(story: StoryLine[], me: string | null, named: ((move: Notation) => string) | undefined, label: (move: Notation) => string): Back {
  const standing = standingOf(story)
  const from = standing.findLastIndex((line) => line.seat !== me) + 1
  const deeds: Back['deeds'] = []
  for (const [move] of standing.slice(from).map((line) => offered([line.move!]))) {
    const name = named ? named(move!) : label(move!)
    if (name || !deeds.length) deeds.unshift({ name: name || label(move!), moves: 1 })
    else deeds[0]!.moves++
  }
  const dice = standing[from - 1]?.seat === 'chance' && standing.slice(0, from).findLast((line) => line.seat !== 'chance')?.seat === me
  return { deeds, dice }
}
