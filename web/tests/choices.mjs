// Groups moves as the page does, and fills the gaps of a choice step by step.
// In: {moves, steps}. Out: {groups: [[name, gaps, notations]], seen: [[filled, notations left] after each step]}.
import { answer, brought, given } from './brought.mjs'

const choices = await brought('table/choices')

for await (const { moves, steps } of given()) {
  const groups = choices.grouped(moves)
  let filled = {}
  const seen = []
  for (const [gap, value] of steps) {
    filled = choices.fill(groups[0], filled, gap, value)
    seen.push([filled, choices.left(groups[0], filled).map((move) => move.notation)])
  }
  answer({ groups: groups.map(({ name, gaps, moves }) => [name, gaps, moves.map((move) => move.notation)]), seen })
}
