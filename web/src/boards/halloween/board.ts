import type { HalloweenLore, HalloweenShape } from '../../net/types'
import type { Board } from '../../table/board'
import Supply from './Supply.svelte'
import BoardView from './Board.svelte'
import { partsOf } from './moves'
import { chapter, emblem, minor, needs, scene } from './scenes'

const texts = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' })

const board: Board<HalloweenShape, HalloweenLore> = {
  component: BoardView,
  writes: true,
  captions: true,
  ending: () => import('./ending'),
  emblem,
  texts: (language) => texts[`./${language}.ftl`]!(),
  aside: Supply,
  panes: [
    { name: 'town', icon: 'haunt', text: 'board-pane-town' },
    { name: 'cards', icon: 'cards', text: 'board-pane-cards' },
    { name: 'others', icon: 'people', text: 'board-pane-others' },
  ],
  needs,
  scene,
  chapter,
  minor,
  deed: (move, say) => {
    const { action, card } = partsOf(move)
    if (move.verb === 'activate') return say(`action-${action}`)
    return ['claim', 'card', 'token'].includes(move.verb) ? say(`card-${card}`) : undefined
  },
  keys: [
    ['1 2 3', 'board-key-sections'],
    ['← ↑ → ↓', 'board-key-arrows'],
    ['u', 'board-key-undo'],
  ],
}

export default board
