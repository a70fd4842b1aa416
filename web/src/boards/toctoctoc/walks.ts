/** Who walks where while an event is told, and how: straight, along an arc, in a row behind the kid, off with the taxi. */
import type { Beat } from '../../table/board'
import type { Desk } from './desk.svelte'
import { cardsOf, KNOCKS } from './story'

export type Gait = 'straight' | 'lure' | 'hop' | 'ride'

const OFF: string[] = [] // away to the right, for good

export interface Walk {
  code: string | null // null: face down
  from: string[] // places, the first that is there
  to: string[]
  gait: Gait
  wait: number // part of the event's time
  last: number // part of the event's time that it takes
}

export function walksOf(beat: Beat, desk: Desk): Walk[] {
  const { key, player, other } = beat.event as unknown as { key: string; player: string; other: string }
  const cards = cardsOf(beat.event)
  const column = (seat: string, code: string): string[] => [`col-${seat}-${desk.column(code)}`, `house-${seat}`]
  const guest = (seat: string, code: string): string[] => [`guest-${seat}-${code}`, ...column(seat, code)]
  const hand = (seat: string): string[] => [seat === desk.p.me ? 'hand' : `held-${seat}`, `house-${seat}`]
  if (KNOCKS.includes(key)) return [{ code: null, from: hand(player), to: ['door'], gait: 'straight', wait: 0, last: 0.24 }]
  if (key === 'event-join')
    return [{ code: cards[0]!, from: ['door'], to: column(player, cards[0]!), gait: 'straight', wait: 0.1, last: 0.8 }]
  if (key === 'event-draw')
    return [{ code: cards[0] ?? null, from: ['pile'], to: hand(player), gait: 'straight', wait: 0, last: 0.9 }]
  if (key === 'event-lure')
    return [{ code: cards[0]!, from: guest(other, cards[0]!), to: column(player, cards[0]!), gait: 'lure', wait: 0.05, last: 0.75 }]
  if (key === 'event-flee')
    return [
      { code: 'K', from: ['door'], to: [`held-${player}`, `house-${player}`], gait: 'straight', wait: 0.12, last: 0.5 },
      ...cards.map((code, at): Walk => ({
        code,
        from: guest(other, code),
        to: column(player, code),
        gait: 'hop',
        wait: 0.1 + at * 0.04,
        last: 0.6,
      })),
    ]
  if (key === 'event-ride')
    return [
      { code: 'T', from: ['door'], to: OFF, gait: 'straight', wait: 0.5, last: 0.45 },
      ...cards.map((code, at): Walk => ({ code, from: guest(player, code), to: OFF, gait: 'ride', wait: 0.1 + at * 0.02, last: 0.75 })),
    ]
  return []
}

/** Guests who are on their way out: their places are shown empty. */
export function leaving(beat: Beat | null): { seat: string; codes: string[] } {
  const key = beat?.event.key
  if (key === 'event-lure' || key === 'event-flee') return { seat: beat!.event.other as string, codes: cardsOf(beat!.event) }
  if (key === 'event-ride') return { seat: beat!.event.player as string, codes: cardsOf(beat!.event) }
  return { seat: '', codes: [] }
}
