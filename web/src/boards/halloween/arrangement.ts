/** Which building stands where, so that neighbours stand side by side: the usual town as it is, others as well as can be. */

export const COLUMNS = 3

export interface Stand {
  code: string
  column: number
  row: number
}

export interface Road {
  from: Stand
  to: Stand
}

const distance = (a: number, b: number): number =>
  Math.abs((a % COLUMNS) - (b % COLUMNS)) + Math.abs(Math.floor(a / COLUMNS) - Math.floor(b / COLUMNS))

/** The order of the buildings over the places of two rows, with the shortest roads; of equal ones the usual order. */
export function arrange(near: Record<string, string[]>): Stand[] {
  const codes = Object.keys(near)
  const pairs = pairsOf(near).map(([a, b]) => [codes.indexOf(a), codes.indexOf(b)] as const)
  let best = codes.map((_, at) => at)
  const length = (at: number[]): number => pairs.reduce((sum, [a, b]) => sum + (distance(at[a]!, at[b]!) - 1) ** 2, 0)
  let shortest = length(best)
  const tried: number[] = []
  const free = new Set(best)
  const search = (): void => {
    if (!shortest) return
    if (tried.length === codes.length) {
      const found = length(tried)
      if (found < shortest) [shortest, best] = [found, [...tried]]
      return
    }
    for (const place of [...free]) {
      free.delete(place)
      tried.push(place)
      search()
      tried.pop()
      free.add(place)
    }
  }
  search()
  return codes
    .map((code, index) => ({ code, column: best[index]! % COLUMNS, row: Math.floor(best[index]! / COLUMNS) }))
    .sort((a, b) => a.row - b.row || a.column - b.column)
}

export function pairsOf(near: Record<string, string[]>): [string, string][] {
  return Object.entries(near).flatMap(([code, others]) =>
    others.filter((other) => code < other).map((other): [string, string] => [code, other]),
  )
}

/** A road over a town of 300 x 200, along the feet of the buildings; around those that stand in between. */
export function roadPath({ from, to }: Road): string {
  const [x1, y1, x2, y2] = [from.column * 100 + 50, from.row * 100 + 78, to.column * 100 + 50, to.row * 100 + 78]
  const far = Math.abs(from.column - to.column) + Math.abs(from.row - to.row) > 1
  if (!far) return `M${x1} ${y1}L${x2} ${y2}`
  const bend = from.row === to.row ? (from.row ? 116 : 104) : (y1 + y2) / 2
  return `M${x1} ${y1}Q${(x1 + x2) / 2} ${bend} ${x2} ${y2}`
}
