/** Requests to the house. What it refuses comes back as a Refusal: a text key with values, and the rule that says so. */
import type { GameShown, MovesShown, NewTable, PositionShown, Problem, RulesShown, Seated, Story, TableShown } from './types'

export class Refusal extends Error {
  readonly key: string
  readonly rule: string
  readonly values: Record<string, unknown>

  constructor(problem: Problem) {
    super(problem.key)
    this.key = problem.key
    this.rule = problem.rule
    this.values = problem.values
  }
}

let lastChange: Promise<unknown> = Promise.resolve()

/** A request. What changes something waits for the change before it: two quick clicks do not overtake each other. */
function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (method === 'GET') return send(method, path, body)
  const mine = lastChange.then(() => send<T>(method, path, body))
  lastChange = mine.catch(() => {})
  return mine
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  } catch {
    throw new Refusal({ key: 'page-offline', rule: '', values: {} })
  }
  const found: unknown = await answer.json().catch(() => null)
  if (!answer.ok) throw new Refusal((found as Problem | null) ?? { key: 'error-server', rule: '', values: {} })
  return found as T
}

export type OptionValues = Record<string, string | number | boolean | null>

/** Who lets somebody into a game that has begun. */
export type Newcomers = TableShown['newcomers']

const seat = (table: string, letter: string): string => `/tables/${table}/seats/${letter}`

export const api = {
  games: () => ask<{ games: GameShown[] }>('GET', '/games').then((found) => found.games),
  moves: (game: string) => ask<MovesShown>('GET', `/games/${game}/moves`),
  rules: (game: string) => ask<RulesShown>('GET', `/games/${game}/rules`),
  tables: () => ask<{ tables: TableShown[] }>('GET', '/tables').then((found) => found.tables),
  newTable: (wanted: NewTable) => ask<Seated>('POST', '/tables', wanted),
  table: (id: string) => ask<TableShown>('GET', `/tables/${id}`),
  mine: (id: string) => ask<{ seats: string[] }>('GET', `/tables/${id}/mine`).then((found) => found.seats),
  coded: (code: string) => ask<{ table: string }>('GET', `/codes/${encodeURIComponent(code)}`).then((f) => f.table),
  agree: (id: string, wanted: { options?: OptionValues; seats?: number; public?: boolean; newcomers?: Newcomers; standIn?: string }) =>
    ask<TableShown>('PATCH', `/tables/${id}`, wanted),
  start: (id: string) => ask<TableShown>('POST', `/tables/${id}/start`, {}),
  sit: (id: string, letter: string, name: string) => ask<Seated>('POST', seat(id, letter), { name }),
  bot: (id: string, letter: string, level: string) => ask<TableShown>('PUT', `${seat(id, letter)}/bot`, { level }),
  empty: (id: string, letter: string) => ask<TableShown>('DELETE', seat(id, letter)),
  answer: (id: string, letter: string, name: string, welcome: boolean) =>
    ask<TableShown>('POST', `${seat(id, letter)}/answer`, { name, welcome }),
  takeUp: (id: string) => ask<TableShown>('POST', `/tables/${id}/take-up`, {}),
  giveUp: (id: string) => ask<TableShown>('POST', `/tables/${id}/give-up`, {}),
  ready: (id: string, letter: string, ready: boolean) => ask<TableShown>('POST', `${seat(id, letter)}/ready`, { ready }),
  leave: (id: string, letter: string) => ask<TableShown>('POST', `${seat(id, letter)}/leave`, {}),
  reclaim: (id: string, letter: string) => ask<Seated>('POST', `${seat(id, letter)}/reclaim`, {}),
  rematch: (id: string, letter: string) => ask<Seated>('POST', `/tables/${id}/rematch`, { seat: letter }),
  replay: (id: string, at: number, letter: string | null, all = false) =>
    ask<PositionShown>('GET', `/tables/${id}/replay?at=${at}${letter ? `&seat=${letter}` : ''}${all ? '&all=1' : ''}`),
  now: (id: string, letter: string | null) =>
    ask<PositionShown>('GET', `/tables/${id}/replay${letter ? `?seat=${letter}` : ''}`),
  story: (id: string, letter: string | null, all = false) =>
    ask<Story>('GET', `/tables/${id}/story?${letter ? `seat=${letter}` : ''}${all ? '&all=1' : ''}`),
}
