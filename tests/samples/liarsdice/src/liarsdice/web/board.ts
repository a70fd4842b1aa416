/** Liar's Dice as the table knows it. */
import type { Board } from 'manoir/table/board'
import Table from './Board.svelte'
import type { LiarsdiceLore, LiarsdiceShape } from './types'

const texts = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' })

const board: Board<LiarsdiceShape, LiarsdiceLore> = {
  component: Table,
  texts: (language) => texts[`./${language}.ftl`]!(),
  scene: (event) => {
    if (event.key === 'event-liar') return { ms: 900, sound: 'knock', before: true }
    if (event.key === 'event-true' || event.key === 'event-false') return { ms: 1800, sound: 'reveal' }
    if (event.key === 'event-lose') return { ms: 900, sound: 'thud' }
    if (event.key === 'event-bid') return { ms: 500, sound: 'card' }
    if (event.key === 'event-win') return { ms: 900, sound: 'win' }
    return undefined
  },
  minor: (event) => event.key.startsWith('event-roll') || event.key === 'event-show',
}

export default board
