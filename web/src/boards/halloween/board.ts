import type { HalloweenLore, HalloweenShape } from '../../net/types'
import type { Board } from '../../table/board'
import Supply from './Supply.svelte'
import BoardView from './Board.svelte'
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
}

export default board
