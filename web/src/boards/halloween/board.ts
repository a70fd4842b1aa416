import type { HalloweenLore, HalloweenShape } from '../../net/types'
import type { Board } from '../../table/board'
import Supply from './Supply.svelte'
import BoardView from './Board.svelte'
import { chapter, minor, needs, scene } from './scenes'

const texts = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' })

const board: Board<HalloweenShape, HalloweenLore> = {
  component: BoardView,
  texts: (language) => texts[`./${language}.ftl`]!(),
  aside: Supply,
  panes: [
    { name: 'town', icon: 'haunt', text: 'board-pane-town' },
    { name: 'mine', icon: 'people', text: 'board-pane-mine' },
    { name: 'cards', icon: 'cards', text: 'board-pane-cards' },
  ],
  needs,
  scene,
  chapter,
  minor,
}

export default board
