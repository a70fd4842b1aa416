/** Spooks at the table. */
import type { SpooksShape } from '../../net/types'
import type { Board, Told } from '../../table/board'
import { ruleNow } from './asked'
import BoardView from './Board.svelte'
import { face } from './cards'
import { cardOf, scene } from './scenes'
import Seen from './Seen.svelte'

const CROWD = 5
const texts = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' })

/** A new pile begins whenever somebody leads. */
function chapter(told: Told[]) {
  for (const event of told) {
    if (event.key === 'event-new-deal') return { key: 'spooks-chapter-deal' }
    const card = event.key === 'event-lead' || event.key === 'event-open' ? cardOf(event) : null
    if (card) return { key: `spooks-chapter-${face(card).colour}`, player: event.player }
  }
  return undefined
}

/** Somebody is out when a hand is empty: the smallest hand tells how near that is. */
function progress(view: SpooksShape) {
  const inPlay = view.players.filter((one) => !one.out)
  const least = Math.min(...inPlay.map((one) => one.held))
  const dealt = Math.ceil((view.played.length + view.players.reduce((sum, one) => sum + one.held, 0)) / inPlay.length)
  const part = view.decision === 'over' ? 1 : dealt ? 1 - least / dealt : 0
  if (view.limit === null) return { part, text: { key: 'spooks-progress', n: least } }
  const most = Math.max(...inPlay.map((one) => one.points))
  return { part: Math.min(1, most / view.limit), text: { key: 'spooks-progress-series', deal: view.deal, n: least, points: most, limit: view.limit } }
}

/** Who chooses in secret. A crowd is not listed: the places say who has chosen. */
function askedOf(view: SpooksShape): string[] {
  const all = view.players.filter((one) => one.ready || view.waiting.includes(one.seat)).map((one) => one.seat)
  return all.length > CROWD ? [] : all
}

const board: Board = {
  component: BoardView,
  texts: (language) => texts[`./${language}.ftl`]!(),
  aside: Seen,
  panes: [
    { name: 'table', icon: 'cards', text: 'spooks-pane-table' },
    { name: 'seen', icon: 'eye', text: 'spooks-pane-seen' },
  ],
  needs: () => 'table',
  scene,
  chapter: (line) => chapter(line.told as Told[]),
  progress,
  rule: ruleNow,
  asked: askedOf,
  minor: (event) => event.key === 'event-pass' || event.key.startsWith('event-deal'),
}

export default board
