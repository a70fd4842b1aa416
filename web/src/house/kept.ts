/** The tables at which this browser has a seat, the latest first, so that who comes back finds them. */
import type { TableShown } from '../net/types'

const KEY = 'manoir-tables'
const TABLES = 12 // that are remembered

export interface KeptTable {
  id: string
  code: string
}

export function keptTables(): KeptTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as KeptTable[]
  } catch {
    return []
  }
}

const write = (tables: KeptTable[]): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, TABLES)))
  } catch {
    // a browser that keeps nothing finds its tables by their codes
  }
}

/** A table where we sit is kept, one that we have left is forgotten. */
export function keepTable({ id, code }: Pick<TableShown, 'id' | 'code'>, seated: boolean): void {
  const others = keptTables().filter((one) => one.id !== id)
  write(seated ? [{ id, code }, ...others] : others)
}
