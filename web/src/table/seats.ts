/** What can be done about seats while a game is played. */
import { api } from '../net/api'
import type { TableModel } from './model.svelte'

const LEVEL = 'regular' // of a bot that plays for somebody

/** Whether somebody at the table may let a bot play for a seat. */
export function replaceable(model: TableModel, seat: string): boolean {
  const one = model.table.seats.find((found) => found.seat === seat)
  if (!one || !model.me || model.table.phase !== 'playing' || model.held.includes(seat)) return false
  return one.kind === 'person' && (one.presence === 'gone' || one.left) && !one.standIn
}

export const standIn = (model: TableModel, seat: string): Promise<boolean> =>
  model.request(() => api.bot(model.table.id, seat, LEVEL))

/** Comes back to a seat that a bot has kept going. */
export const reclaim = (model: TableModel): Promise<boolean> =>
  model.request(async () => {
    await api.reclaim(model.table.id, model.me!)
    await model.comeIn()
  })
