/** Which rules belong together. */
import { sectionOf } from '../house/ruleKeys'

const REACH = 4 // rulings before and after, which are no section to be read in one go

/** Those of the same section; of rulings the nearest. */
export function around(rule: string, rules: string[]): string[] {
  const mates = rules.filter((one) => sectionOf(one) === sectionOf(rule))
  if (rule.includes('.')) return mates
  const at = mates.indexOf(rule)
  return at < 0 ? [] : mates.slice(Math.max(0, at - REACH), at + REACH + 1)
}
