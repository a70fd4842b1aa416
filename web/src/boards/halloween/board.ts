import type { HalloweenLore, HalloweenShape } from '../../net/types'
import type { Board } from '../../table/board'
import type { IconName } from '../../ui/icons'
import Supply from './Supply.svelte'
import BoardView from './Board.svelte'
import Ending from './Ending.svelte'
import { chapter, emblem, minor, needs, scene } from './scenes'

/** Where points come from; all else is a card that counts at the end. */
const MARKS: Record<string, { icon: IconName; tone: string }> = {
  'points-haunts': { icon: 'haunt', tone: 'none' },
  'points-claims': { icon: 'cards', tone: 'paper' },
  'points-rivals': { icon: 'people', tone: 'ghost' },
  'points-cards': { icon: 'hand', tone: 'monster' },
  'points-bonus': { icon: 'candle', tone: 'monster' },
}

const texts = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' })

const board: Board<HalloweenShape, HalloweenLore> = {
  component: BoardView,
  writes: true,
  captions: true,
  ending: { picture: Ending, mark: ({ for: source }) => MARKS[source.key] ?? { icon: 'flag', tone: 'vampire' } },
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
