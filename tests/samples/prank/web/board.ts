/** Prank as the table knows it. */
import type { Board } from 'manoir/table/board'
import Table from './Board.svelte'
import type { PrankLore, PrankShape } from './types'

const texts = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' })

const board: Board<PrankShape, PrankLore> = {
  component: Table,
  texts: (language) => texts[`./${language}.ftl`]!(),
  scene: (event) => (event.key === 'event-win' ? { ms: 900, sound: 'win' } : undefined),
  minor: (event) => event.key.startsWith('event-deal'),
}

export default board
