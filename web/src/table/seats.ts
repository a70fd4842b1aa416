/** What can be done about seats while a game is played. */
import { api } from '../net/api'
import type { AskerShown, SeatShown } from '../net/types'
import type { TableModel } from './model.svelte'

const seatOf = (model: TableModel, seat: string): SeatShown | undefined =>
  model.table.seats.find((found) => found.seat === seat)

/** A person, and no bot in their place. */
const plays = (one: SeatShown | undefined): boolean => one?.kind === 'person' && !one.left && !one.standIn

export const hosts = (model: TableModel): boolean => model.table.host !== null && model.held.includes(model.table.host)

/** A person who is not there, and for whom nobody plays. */
export const missed = (one: SeatShown): boolean =>
  one.kind === 'person' && (one.presence === 'gone' || one.left) && !one.standIn

/** Whether this browser's player may let a bot play for a seat. */
export function replaceable(model: TableModel, seat: string): boolean {
  const one = seatOf(model, seat)
  if (!one || !hosts(model) || model.table.phase !== 'playing' || model.held.includes(seat)) return false
  return model.table.newcomers !== 'nobody' && one.left && missed(one)
}

export const standIn = (model: TableModel, seat: string): Promise<boolean> =>
  model.request(() => api.bot(model.table.id, seat, model.table.standIn))

/** Whether who looks on may ask for a seat: a bot's, or that of somebody who is not there. */
export function askable(model: TableModel, seat: string): boolean {
  const { phase, newcomers, askers } = model.table
  const one = seatOf(model, seat)
  if (!one || model.held.length || model.asked || phase !== 'playing' || newcomers === 'nobody') return false
  if (askers.some((asker) => asker.seat === seat)) return false
  return one.kind === 'bot' || one.left || (!!one.standIn && one.presence === 'gone')
}

export const askFor = (model: TableModel, seat: string, name: string): Promise<boolean> =>
  model.request(async () => {
    await api.sit(model.table.id, seat, name)
    model.asked = seat // the table says in a moment that we wait for its answer
  })

/** Those who ask for a seat and wait for my answer. */
export function waiting(model: TableModel): AskerShown[] {
  const { newcomers, askers, host } = model.table
  const voices = model.held.filter((seat) => plays(seatOf(model, seat)) && (newcomers === 'all' || seat === host))
  return askers.filter((asker) => voices.some((seat) => !asker.agreed.includes(seat)))
}

export const answer = (model: TableModel, asker: AskerShown, welcome: boolean): Promise<boolean> =>
  model.request(() => api.answer(model.table.id, asker.seat, asker.name, welcome))

export const takeUp = (model: TableModel): Promise<boolean> => model.request(() => api.takeUp(model.table.id))
export const giveUp = (model: TableModel): Promise<boolean> => model.request(() => api.giveUp(model.table.id))

/** Comes back to a seat that a bot has kept going. */
export const reclaim = (model: TableModel): Promise<boolean> =>
  model.request(async () => {
    await api.reclaim(model.table.id, model.me!)
    await model.comeIn()
  })
