/** How Spooks ends: somebody is out of the house, and the others stand by what they hold. */
import type { SpooksLore, SpooksShape } from '../../net/types'
import type { Ending } from '../../table/board'
import EndRow from './EndRow.svelte'
import Picture from './Ending.svelte'

const ending: Ending<SpooksShape, SpooksLore> = {
  picture: Picture,
  row: EndRow,
  indoors: true,
  heading: (view) => (view.limit === null ? 'spooks-end-heading' : 'spooks-end-heading-series'),
  title(view, places, me) {
    const players = places.filter((one) => one.rank === 1).map((one) => one.seat)
    const key = view.limit === null ? 'spooks-end' : 'spooks-end-series'
    if (players.length > 1) return { key: `${key}-shared`, players }
    return players[0] === me ? { key: `${key}-you` } : { key, player: players[0] }
  },
  sub: (view) => (view.limit === null ? { key: 'spooks-end-sub' } : { key: 'spooks-end-sub-series', deals: view.deal }),
}

export default ending
