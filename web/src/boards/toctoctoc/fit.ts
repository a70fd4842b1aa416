/** How wide guests can be: one width for all parties of a row, as wide as the fullest of them allows. */
import { COLUMNS, type Column } from './cards'

export interface Box {
  width: number
  height: number
}

const GAP = 10 // px between columns
const STEP = 0.48 // of a card's width: how much of each guest shows above the next
const HIGH = 1.4 // of a card's width
const SMALLEST = 28 // px; then the guests of a long column move closer together

/** By the columns of each party and the place that each has; empty columns take no room. */
export function fit(parties: string[][], of: (code: string) => Column | null, { width, height }: Box, widest: number): number {
  let found = widest
  for (const party of parties) {
    const columns = COLUMNS.map((type) => party.filter((code) => of(code) === type).length).filter((guests) => guests)
    if (!columns.length) continue
    found = Math.min(found, (width - GAP * (columns.length - 1)) / columns.length)
    for (const guests of columns) found = Math.min(found, height / (HIGH + STEP * (guests - 1)))
  }
  return Math.max(SMALLEST, Math.floor(found))
}
