/** What stands in the house itself, by name. */
import type { Figures } from './drawn'

const inTheHouse = import.meta.glob<string>(
  ['../art/house.svg', '../art/toc-vampire-normal.svg', '../art/toc-ghost-normal.svg', '../art/spooks-goblin.svg', '../art/spooks-ghost.svg', '../art/halloween-ghost-5.svg'],
  { query: '?url', import: 'default', eager: true },
)

export const figure: Figures = (name) => inTheHouse[`../art/${name}.svg`] ?? ''
