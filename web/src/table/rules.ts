/** Which rules belong together. */
import { ruleKey } from '../house/ruleKeys'

const MOST = 60 // rules in a section
const GAP = 3 // ids that may be missing between two
const REACH = 4 // rulings before and after, where there are no sections

/** The rules of the same section, or for those without one the nearest. */
export function around(rule: string, has: (key: string) => boolean): string[] {
  const parts = /^(.*?)([.-])(\d+)$/.exec(rule)
  if (!parts) return []
  const [, stem, mark, number] = parts as unknown as [string, string, string, string]
  const at = Number(number)
  const sectioned = mark === '.'
  const found: string[] = []
  let missed = 0
  for (let n = sectioned ? 1 : Math.max(1, at - REACH); n <= (sectioned ? MOST : at + REACH); n++) {
    const one = `${stem}${mark}${n}`
    if (has(ruleKey(one))) found.push(one)
    else if (sectioned && ++missed > GAP) break
  }
  return found
}
