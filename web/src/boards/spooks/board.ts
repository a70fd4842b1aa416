/** Spooks at the table. */
import type { SpooksLore, SpooksShape } from '../../net/types'
import type { Board, Told } from '../../table/board'
import BoardView from './Board.svelte'
import { face, type SpooksCards } from './cards'
import { cardOf, scene } from './scenes'
import Seen from './Seen.svelte'

const texts = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' })

/** A new pile begins whenever somebody leads. */
function chapter(told: Told[], cards: SpooksCards) {
  for (const event of told) {
    if (event.key === 'event-new-deal') return { key: 'spooks-chapter-deal' }
    const card = event.key === 'event-lead' || event.key === 'event-open' ? cardOf(event) : null
    if (card) return { key: `spooks-chapter-${face(card, cards).colour}`, player: event.player }
  }
  return undefined
}

const board: Board<SpooksShape, SpooksLore> = {
  component: BoardView,
  texts: (language) => texts[`./${language}.ftl`]!(),
  aside: Seen,
  panes: [
    { name: 'table', icon: 'cards', text: 'spooks-pane-table' },
    { name: 'seen', icon: 'eye', text: 'spooks-pane-seen' },
  ],
  needs: () => 'table',
  pause: () => import('./pause'),
  ending: () => import('./ending'),
  scene,
  chapter: (line, _, lore) => chapter(line.told as Told[], lore.cards),
  minor: (event) => event.key === 'event-pass' || event.key.startsWith('event-deal'),
}

export default board
