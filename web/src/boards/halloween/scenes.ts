/** How events look: what flies from where to where, how long, and with which sound. */
import type { Lore } from '../../net/lore'
import type { HalloweenLore, HalloweenShape, StoryLine } from '../../net/types'
import { SYMBOLS } from '../../table/symbols'
import type { Flight, Scene, Told } from '../../table/board'
import type { Phrase } from '../../texts/texts.svelte'
import type { IconName } from '../../ui/icons'
import { figure } from './figures'
import { ghostClose, sealFace, tokenFace } from './ghosts'

const seal = (seat: unknown): string => sealFace(SYMBOLS['ABCD'.indexOf(String(seat))] ?? 'candle')
const soul = (level: number): string => figure(`halloween-soul-${level}`)

/** At its own size, never on a card. */
const piece = (from: string, to: string, face: string, width = 32): Flight => ({ from, to, face, width, piece: true })

const QUICK = 450
const USUAL = 700
const LONG = 1000
const FLIGHT = 250 // of a piece
const APART = 40
const MOST = 3 // pieces of a kind in the air
const TUMBLES = 0.56 // of the time of a roll: nobody says what a die shows before it lies still

export function scene(event: Told, _line: StoryLine, view: HalloweenShape, lore: Lore<HalloweenLore>): Scene | undefined {
  const { key, player, n } = event
  const [building, to] = [lore.code('building', event.building), lore.code('building', event.to)]
  const [colour, other] = [lore.code('colour', event.colour), lore.code('colour', event.other)]
  const card = lore.code('card', event.card)
  const levelOf = (letter: string | undefined): number => view.levels.find((one) => one.colour === letter)?.level ?? 0
  const level = levelOf(colour)
  // Where ghosts of a colour stand or would stand; and what somebody has, or where there is no room for that, who it is.
  const standing = (place: string | undefined, letter = colour): string => `ghost-${place}-${letter} yard-${place}`
  const here = standing(building)
  const there = standing(to)
  const own = (what: string): string => `${what} player-${player}`
  const reserve = own(`reserve-${player}`)
  /** One after the other; of more than three the last says how many they are. */
  const several = (one: Flight, times = Number(n), delay = 0): Flight[] =>
    Array.from({ length: Math.min(times, MOST) }, (_, nth) => ({ ...one, delay: delay + nth * APART, ...(nth === MOST - 1 && times > MOST ? { times } : {}) }))
  const souls = (delay = 0): Flight[] => several(piece(here, own(`soul-${player}-${colour}`), soul(level), 21), Number(n) || 0, delay)
  const coin = (from: string, at: string): Flight => piece(from, at, figure('halloween-scare'), 22)
  // What an evolution cost, as far as it can be told: some cards change it.
  const changed = view.players.find((one) => one.seat === player)?.cards.some((one) => (lore.cards[one]?.facts.bears as string[] | undefined)?.includes('evolve'))
  const cost = changed ? 0 : (view.levels[level - 1]?.evolve ?? 0)
  const lane = view.town.findIndex((one) => one.building === building) < view.town.findIndex((one) => one.building === to) ? `lane-${to}` : `lane-${building}`
  const down = !!building && !!to && sameColumn(view, building, to)
  switch (key) {
    case 'event-turn':
      return { ms: QUICK }
    case 'event-summon':
      return { ms: USUAL, sound: 'card', flights: [piece('supply', here, ghostClose(level)), ...souls(FLIGHT)] }
    case 'event-placed':
    case 'event-seed':
      return { ms: USUAL, sound: 'card', flights: [piece('supply', here, ghostClose(level || 1))] }
    case 'event-evolve':
      return { ms: USUAL, sound: 'reveal', flights: [...several(coin(own(`scare-${player}`), here), cost), ...souls(2 * FLIGHT)] }
    case 'event-scare':
      return { ms: QUICK, sound: 'coin', flights: several(coin('supply', own(`scare-${player}`))) }
    case 'event-move':
      return { ms: USUAL, sound: 'card', flights: [{ ...piece(here, there, ghostClose(level)), ...(down ? { lane } : {}) }] }
    case 'event-flight':
      return { ms: USUAL, sound: 'card', flights: [{ ...piece(here, there, ghostClose(level)), arc: true }] }
    case 'event-fight':
    case 'event-fight-far':
      return { ms: USUAL, before: true }
    case 'event-roll':
      return { ms: LONG, says: TUMBLES, noise: 'dice', before: true }
    case 'event-fight-won':
      return { ms: LONG, sound: 'win', flights: [piece(here, 'supply', ghostClose(level)), ...souls(FLIGHT)] }
    case 'event-fight-lost':
    case 'event-fight-off':
      return { ms: USUAL, sound: 'thud' }
    case 'event-removed':
      return { ms: USUAL, sound: 'tear', flights: [piece(here, 'supply', ghostClose(level))] }
    case 'event-haunt-own':
    case 'event-haunt-common':
      return { ms: USUAL, sound: 'thud', flights: [piece(own(`haunts-${player}`), `window-${building}-${colour}`, seal(player), 20)] }
    case 'event-recover':
      return { ms: USUAL, sound: 'tear', flights: [piece(`window-${building}-${colour}`, own(`haunts-${player}`), seal(player), 20)] }
    case 'event-claim':
      return { ms: USUAL, sound: 'card', flights: [piece(reserve, `card-${card}`, seal(player), 20)] }
    case 'event-rest':
      return { ms: QUICK, sound: 'card', flights: several(piece(`section-${player}-${event.section}`, reserve, seal(player), 20)) }
    case 'event-token-taken':
      return { ms: USUAL, sound: 'coin', flights: [piece(`bonus-${building} ${here}`, own(`bonus-${player}`), tokenFace(card!))] }
    case 'event-token-used':
    case 'event-token-drawn':
      return { ms: QUICK, sound: 'coin' }
    case 'event-swapped':
      return { ms: USUAL, sound: 'card', flights: [piece(here, there, ghostClose(level)), piece(standing(to, other), standing(building, other), ghostClose(levelOf(other)))] }
    case 'event-card-points':
    case 'event-token-points':
    case 'event-compensated-points':
    case 'event-final-points':
      return { ms: QUICK, sound: 'coin' }
    case 'event-level':
      return { ms: QUICK, sound: 'reveal' }
    case 'event-last-haunt':
    case 'event-fifth-card':
    case 'event-piles-empty':
    case 'event-reds-home':
      return { ms: LONG, sound: 'reveal' }
    case 'event-win':
    case 'event-win-by-tokens':
    case 'event-joint-win':
      return { ms: LONG, sound: 'win' }
    default:
      return undefined
  }
}

/** Whether two buildings stand one above the other: neighbours that share no row. */
function sameColumn(view: HalloweenShape, one: string, other: string): boolean {
  const at = (code: string): number => view.town.findIndex((here) => here.building === code)
  return Math.abs(at(one) - at(other)) === view.town.length / 2
}

/** A turn begins a new part of the guest book. */
export function chapter(line: StoryLine): Phrase | undefined {
  const begins = (line.told as Told[]).find((event) => event.key === 'event-turn')
  return begins ? { key: 'board-chapter', n: begins.n, player: begins.player } : undefined
}

export const minor = (event: Told): boolean =>
  ['event-rest', 'event-token-laid', 'event-disc-back', 'event-scare-paid', 'event-tokens-paid', 'event-reshuffle'].includes(event.key)

const EMBLEMS: Record<string, IconName> = {
  'event-summon': 'summon',
  'event-scare': 'scare',
  'event-evolve': 'evolve',
  'event-move': 'move',
  'event-flight': 'move',
  'event-fight-won': 'fight',
  'event-fight-lost': 'fight',
  'event-fight-off': 'fight',
  'event-haunt-own': 'haunt',
  'event-haunt-common': 'haunt',
  'event-recover': 'undo',
  'event-rest': 'rest',
  'event-claim': 'cards',
  'event-token-used': 'candle',
}

/** What somebody did, as a sign. */
export const emblem = (event: Told): IconName | undefined => EMBLEMS[event.key]

/** Which part of the board a decision needs on a narrow screen. */
export const needs = (): string => 'town'
