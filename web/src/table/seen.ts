/** How far this browser has followed each of its tables, so that who comes back is told how much happened. */
const KEY = 'manoir-seen'
const TABLES = 30 // that are remembered

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

export const seenUntil = (table: string): number | undefined => all()[table]

export function haveSeen(table: string, number: number): void {
  const { [table]: _, ...others } = all()
  const kept = Object.entries(others).slice(1 - TABLES)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, number]])))
  } catch {
    // a browser that keeps nothing is told nothing
  }
}
