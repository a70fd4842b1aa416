/** Spooks at the table. */
import type { SpooksLore, SpooksShape } from '../../net/types'
import type { Board, Told } from '../../table/board'
import BoardView from './Board.svelte'
import Ending from './Ending.svelte'
import EndRow from './EndRow.svelte'
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
  ending: {
    picture: Ending,
    row: EndRow,
    indoors: true,
    heading: 'spooks-end-heading',
    title(view, places, me) {
      const players = places.filter((one) => one.rank === 1).map((one) => one.seat)
      const key = view.limit === null ? 'spooks-end' : 'spooks-end-series'
      if (players.length > 1) return { key: `${key}-shared`, players }
      return players[0] === me ? { key: `${key}-you` } : { key, player: players[0] }
    },
    sub: (view) => (view.limit === null ? { key: 'spooks-end-sub' } : { key: 'spooks-end-sub-series', deals: view.deal }),
  },
  scene,
  chapter: (line, _, lore) => chapter(line.told as Told[], lore.cards),
  minor: (event) => event.key === 'event-pass' || event.key.startsWith('event-deal'),
}

export default board
