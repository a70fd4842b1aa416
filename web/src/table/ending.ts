/** How a game ended: places, points and where they come from, in the order of the places. */
import type { GameFrame } from '../net/types'
import type { Phrase } from '../texts/texts.svelte'

export interface Part {
  for: Phrase
  points: number
}

export interface Place {
  seat: string
  rank: number
  score: number
  parts: Part[]
}

/** What points alone do not say of the places, with its rule. */
export interface Remark {
  text: Phrase
  rule: string
}

interface Result {
  scores: number[]
  ranks: number[]
  standing: number[] // the places as they are told
  breakdown: Part[][]
  remarks: Remark[]
}

export const remarks = (frame: GameFrame): Remark[] => (frame.result as Result | undefined)?.remarks ?? []

export function places(frame: GameFrame, seats: string[]): Place[] {
  const result = frame.result as Result | undefined
  if (!result) return []
  return seats
    .map((seat, at) => ({
      seat,
      rank: result.standing[at]!,
      score: result.scores[at]!,
      parts: result.breakdown[at]!.filter((part) => part.points !== 0),
    }))
    .sort((one, other) => one.rank - other.rank)
}

/** Whether all points of the parts are the score: shown to nobody if not, and found by the tests. */
export const adds = (place: Place): boolean => place.parts.reduce((sum, part) => sum + part.points, 0) === place.score

/** The sentence above the result, in the voice of the house; a board may have its own under `end-…`. */
export function verdict(all: Place[], me: string | null, has: (key: string) => boolean): Phrase {
  const winners = all.filter((one) => one.rank === 1)
  const second = all.find((one) => one.rank > 1)
  const [first] = winners
  const own = (key: string): string => (has(`end-${key}`) ? `end-${key}` : `table-end-${key}`)
  if (!first) return { key: own('over') }
  const players = winners.map((one) => one.seat)
  if (winners.length > 1) return { key: own(players.includes(me ?? '') ? 'shared-you' : 'shared'), players }
  if (first.seat === me) return { key: own('you'), player: first.seat }
  const ahead = second ? first.score - second.score : 0
  return ahead > 0 ? { key: own('by'), player: first.seat, n: ahead } : { key: own('other'), player: first.seat }
}

/** A quieter sentence: how far ahead who won was, or how far I came. */
export function behind(all: Place[], me: string | null): Phrase | undefined {
  const [first] = all
  const mine = all.find((one) => one.seat === me)
  const second = all.find((one) => one.rank > 1)
  if (!first || all.filter((one) => one.rank === 1).length > 1) return undefined
  if (mine && mine.rank > 1) return { key: 'table-end-mine', points: mine.score, place: mine.rank }
  if (!second || second.score >= first.score) return undefined
  return { key: 'table-end-ahead', points: first.score, second: second.score, player: second.seat }
}
