/** Toc Toc Toc as the table knows it. */
import type { TocShape, ToctoctocLore } from '../../net/types'
import type { Board, Scene, Told } from '../../table/board'
import Aside from './Aside.svelte'
import TocBoard from './Board.svelte'
import { KNOCKS } from './story'

const texts = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' })

/** The part of its time after which a door is open and who stands in it is lit; Door.svelte turns it by then. */
const OPEN = 0.55

/** What is shown of an event, and whether the table still shows how it was before. */
const SCENES: Record<string, Scene> = {
  'event-knock': { ms: 1250, sound: 'knock' },
  'event-knock-unseen': { ms: 1250, sound: 'knock' },
  'event-open': { ms: 1200, noise: 'hinge', sound: 'reveal', says: OPEN, before: true },
  'event-refuse': { ms: 1200, noise: 'hinge', sound: 'reveal', says: OPEN, before: true },
  'event-join': { ms: 700, sound: 'card', before: true },
  'event-lure': { ms: 1300, sound: 'tear', before: true },
  'event-flee': { ms: 1300, sound: 'card', before: true },
  'event-ride': { ms: 1300, sound: 'tear', before: true },
  'event-no-effect': { ms: 1000, sound: 'thud', before: true },
  'event-draw': { ms: 450, sound: 'card' },
  'event-win': { ms: 900, sound: 'win' },
  'event-joint-win': { ms: 900, sound: 'win' },
}

const board: Board<TocShape, ToctoctocLore> = {
  component: TocBoard,
  aside: Aside,
  texts: (language) => texts[`./${language}.ftl`]!(),
  panes: [
    { name: 'door', icon: 'shut', text: 'toc-pane-door' },
    { name: 'parties', icon: 'people', text: 'toc-pane-parties' },
  ],
  captions: true,
  crowd: 4,
  ending: () => import('./ending'),
  needs: (view, me) => (me && view.actor === me ? 'door' : undefined),
  scene: (event) => SCENES[event.key],
  chapter(line, before) {
    const knock = (line.told as Told[]).find((event) => KNOCKS.includes(event.key))
    if (!knock || before?.move === null) return undefined // a knock that was taken back is made anew in the same turn
    return { key: 'toc-chapter', turn: knock.turn, player: knock.player }
  },
  minor: (event) => ['event-draw', 'event-turn', 'event-deal', 'event-deal-unseen'].includes(event.key),
}

export default board
