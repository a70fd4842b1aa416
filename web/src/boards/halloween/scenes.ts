/** How events look: what flies from where to where, how long, and with which sound. */
import type { StoryLine, HalloweenShape } from '../../net/types'
import { SYMBOLS } from '../../table/model.svelte'
import type { Flight, Scene, Told } from '../../table/board'
import type { Phrase } from '../../texts/texts.svelte'
import { figure } from './figures'
import { ghostClose, sealFace, tokenFace } from './ghosts'
import { buildingIn, colourIn, keyOf, levelIn } from './told'

const seal = (seat: unknown): string => sealFace(SYMBOLS['ABCD'.indexOf(String(seat))] ?? 'candle')
const soul = (level: number): string => figure(`halloween-soul-${level}`)

const QUICK = 450
const USUAL = 700
const LONG = 1000

export function scene(event: Told, _line: StoryLine, _view: HalloweenShape): Scene | undefined {
  const { key, player, building, colour, to, n } = event
  const level = levelIn(colour)
  const here = `building-${buildingIn(building)}`
  const mine = `player-${player}`
  const souls: Flight[] = Number(n) > 0 ? [{ from: here, to: mine, face: soul(level) }] : []
  switch (key) {
    case 'event-turn':
      return { ms: QUICK }
    case 'event-summon':
      return { ms: USUAL, sound: 'card', flights: [{ from: 'supply', to: here, face: ghostClose(level) }, ...souls] }
    case 'event-placed':
    case 'event-seed':
      return { ms: USUAL, sound: 'card', flights: [{ from: 'supply', to: here, face: ghostClose(level || 1) }] }
    case 'event-evolve':
      return { ms: USUAL, sound: 'reveal', flights: souls }
    case 'event-scare':
      return { ms: QUICK, sound: 'coin', flights: [{ from: 'supply', to: mine, face: figure('halloween-scare') }] }
    case 'event-move':
    case 'event-flight':
      return { ms: USUAL, sound: 'card', flights: [{ from: here, to: `building-${buildingIn(to)}`, face: ghostClose(level) }] }
    case 'event-fight':
    case 'event-fight-far':
      return { ms: USUAL, before: true }
    case 'event-roll':
      return { ms: LONG, sound: 'dice', before: true }
    case 'event-fight-won':
      return { ms: LONG, sound: 'win', flights: souls }
    case 'event-fight-lost':
      return { ms: USUAL, sound: 'thud' }
    case 'event-removed':
      return { ms: USUAL, sound: 'tear', flights: [{ from: here, to: 'supply', face: ghostClose(level) }] }
    case 'event-haunt-own':
    case 'event-haunt-common':
      return { ms: USUAL, sound: 'thud', flights: [{ from: mine, to: `window-${buildingIn(building)}-${colourIn(colour)}`, face: seal(player) }] }
    case 'event-recover':
      return { ms: USUAL, sound: 'tear', flights: [{ from: `window-${buildingIn(building)}-${colourIn(colour)}`, to: mine, face: seal(player) }] }
    case 'event-claim':
      return { ms: USUAL, sound: 'card', flights: [{ from: mine, to: keyOf(event.card), face: seal(player) }] }
    case 'event-rest':
      return { ms: QUICK, sound: 'card', flights: [{ from: `section-${player}-${event.section}`, to: `reserve-${player}`, face: seal(player) }] }
    case 'event-token-taken':
      return { ms: USUAL, sound: 'coin', flights: [{ from: here, to: mine, face: tokenFace(keyOf(event.card).replace('card-', '')) }] }
    case 'event-token-used':
    case 'event-token-drawn':
      return { ms: QUICK, sound: 'coin' }
    case 'event-swapped': {
      const there = `building-${buildingIn(to)}`
      const other = ghostClose(levelIn(event.other))
      return { ms: USUAL, sound: 'card', flights: [{ from: here, to: there, face: ghostClose(level) }, { from: there, to: here, face: other }] }
    }
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

/** A turn begins a new part of the guest book. */
export function chapter(line: StoryLine): Phrase | undefined {
  const begins = (line.told as Told[]).find((event) => event.key === 'event-turn')
  return begins ? { key: 'board-chapter', n: begins.n, player: begins.player } : undefined
}

export const minor = (event: Told): boolean =>
  ['event-rest', 'event-token-laid', 'event-disc-back', 'event-scare-paid', 'event-tokens-paid', 'event-reshuffle'].includes(event.key)

/** Which part of the board a decision needs on a narrow screen. */
export function needs(view: HalloweenShape): string {
  if (['pick-disc', 'take-discs', 'place-bonus'].includes(view.decision)) return 'mine'
  return 'town'
}
