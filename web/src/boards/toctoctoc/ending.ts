/** How Toc Toc Toc ends: the best party, and which door every point came in by. */
import type { TocShape, ToctoctocLore } from '../../net/types'
import type { Ending } from '../../table/board'
import type { Phrase } from '../../texts/texts.svelte'
import { DOORS } from './cards'
import Picture from './Ending.svelte'

/** The door that points came in by: of a type, or of the scarecrows. */
function tone(source: Phrase) {
  const said = source.type as Phrase | string | undefined
  const type = ((typeof said === 'string' ? said : said?.key) ?? 'types-S').replace('types-', '')
  const door = DOORS[type as keyof typeof DOORS]
  return door && { icon: door, tone: door }
}

const ending: Ending<TocShape, ToctoctocLore> = { picture: Picture, mark: ({ for: source }) => tone(source), heading: () => 'toc-end-heading' }

export default ending
