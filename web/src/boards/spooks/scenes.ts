/** How the events of Spooks are shown: what flies where, how long, and what is said aloud. */
import type { Lore } from '../../net/lore'
import type { SpooksLore, SpooksShape, StoryLine } from '../../net/types'
import type { Flight, Scene, Told } from '../../table/board'
import { figure } from './figures'
import { BACK, face, type Face, type SpooksCards } from './cards'

/** The card of an event, if this seat may see it: values are keys such as `card-GH7`. */
export function cardOf(event: Told): string | null {
  const first = Array.isArray(event.cards) ? event.cards[0] : null
  return typeof first === 'string' ? first.slice('card-'.length) : null
}

const player = (event: Told): string => String(event.player ?? '')
const place = (seat: string, view: SpooksShape): string => (seat === view.seat ? 'hand' : `seat-${seat}`)

/** An event with a figure, told in large letters over the table. */
export function announced(event: Told, face: (code: string) => Face): { figure: string } | null {
  const names: Record<string, string> = {
    'event-prank': 'spooks-goblin',
    'event-no-prank': 'spooks-goblin',
    'event-tie': 'spooks-goblin',
    'event-ghost-master': 'spooks-ghost-master',
    'event-goblin-master': 'spooks-goblin-master',
    'event-reverse': 'spooks-skeleton-master',
    'event-restore': 'spooks-skeleton-master',
    'event-descend': 'spooks-bat-master',
    'event-ascend': 'spooks-bat-master',
    'event-out': 'spooks-escape',
    'event-joint-out': 'spooks-escape',
    'event-eliminated': 'spooks-caught',
  }
  const card = cardOf(event)
  if (event.key === 'event-fail' || event.key === 'event-prank-won') return { figure: card ? face(card).figure : '' }
  const name = names[event.key]
  return name ? { figure: figure(name) } : null
}

/** The part of its time after which a card lies face up; Secrets.svelte turns it then. */
const TURNED = 0.4

/** Of events that happen together only the first has a scene: it shows them all. */
const leads = (event: Told, line: StoryLine): boolean =>
  (line.told as Told[]).find((one) => one.key.replace('-unseen', '') === event.key.replace('-unseen', '')) === event

export function scene(event: Told, line: StoryLine, view: SpooksShape, { cards }: Lore<SpooksLore>): Scene | undefined {
  const card = cardOf(event)
  const seat = player(event)
  const back = !card
  const flight = (from: string, to: string): Flight => ({ from, to, face: card ? face(card, cards).figure : BACK, back })
  switch (event.key) {
    case 'event-open':
    case 'event-lead':
    case 'event-follow':
    case 'event-run':
      return { ms: 420, flights: [flight(place(seat, view), 'pile')], sound: 'card', before: true }
    case 'event-pass':
    case 'event-leave':
    case 'event-aside':
    case 'event-all-dealt':
      return { ms: 380 }
    case 'event-commit':
    case 'event-choose':
    case 'event-commit-unseen':
    case 'event-choose-unseen':
      return { ms: 260, flights: [{ from: place(seat, view), to: `choice-${seat}`, face: BACK, back: true }], sound: 'card' }
    case 'event-reveal':
      return leads(event, line) ? { ms: 1100, noise: 'card', sound: 'reveal', says: TURNED, before: true } : undefined
    case 'event-prank':
    case 'event-prank-won':
    case 'event-no-prank':
    case 'event-tie':
      return { ms: 1300, sound: event.key === 'event-prank' ? 'thud' : undefined }
    case 'event-fail':
      return { ms: 1300, sound: 'thud' }
    case 'event-give':
    case 'event-give-unseen':
    case 'event-gift':
    case 'event-gift-unseen':
      return { ms: 620, flights: [flight(place(seat, view), place(String(event.other), view))], sound: 'card', before: true }
    case 'event-handed':
    case 'event-handed-unseen':
      return handed(event, line, view, cards)
    case 'event-ghost-master':
    case 'event-goblin-master':
    case 'event-reverse':
    case 'event-restore':
    case 'event-descend':
    case 'event-ascend':
    case 'event-eliminated':
      return { ms: 1400, sound: 'thud' }
    case 'event-out':
    case 'event-joint-out':
      return { ms: 1500, sound: 'win' }
    case 'event-new-deal':
      return {
        ms: 800,
        sound: 'card',
        flights: view.players.filter((one) => !one.out).map((one) => ({ from: 'pile', to: place(one.seat, view), face: BACK, back: true })),
      }
    default:
      return undefined
  }
}

/** All cards of the Ghost Master's pass go at once. */
function handed(event: Told, line: StoryLine, view: SpooksShape, cards: SpooksCards): Scene | undefined {
  const all = (line.told as Told[]).filter((one) => one.key.startsWith('event-handed'))
  if (all[0] !== event) return undefined
  const flights = all.map((one) => {
    const card = cardOf(one)
    return { from: place(player(one), view), to: place(String(one.other), view), face: card ? face(card, cards).figure : BACK, back: !card }
  })
  return { ms: 1000, flights, sound: 'card' }
}

/** What a prank showed, by seat: from the event that is being told, or as it lies on the table until the next card. */
export function revealed(view: SpooksShape, told: Told[], face: (code: string) => Face): Record<string, string> {
  const shown: Record<string, string> = {}
  for (const event of told) if (event.key === 'event-reveal') shown[player(event)] = cardOf(event) ?? ''
  if (Object.keys(shown).length) return shown
  const settled = view.decision.endsWith('lead') && view.top !== null && face(view.top).colour === 'green'
  if (settled) view.revealers.forEach((seat, index) => (shown[seat] = view.revealed[index] ?? ''))
  return shown
}

const LAID = ['event-open', 'event-lead', 'event-follow', 'event-run']

/** What each player has laid last in the deal that is being played, as far as it has been told: the key of the card. */
export function laidLast(story: StoryLine[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (const event of story.toReversed().flatMap((line) => (line.told as Told[]).toReversed())) {
    if (event.key === 'event-new-deal') break
    const card = LAID.includes(event.key) ? cardOf(event) : null
    if (card) found[player(event)] ??= `card-${card}`
  }
  return found
}
