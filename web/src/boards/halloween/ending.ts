/** How Halloween ends: the strongest ghost by moonlight, over the windows of who won. */
import type { HalloweenLore, HalloweenShape } from '../../net/types'
import type { Ending } from '../../table/board'
import type { IconName } from '../../ui/icons'
import EndingView from './Ending.svelte'

/** Where points come from; all else is a card that counts at the end. */
const MARKS: Record<string, { icon: IconName; tone: string }> = {
  'points-haunts': { icon: 'haunt', tone: 'none' },
  'points-claims': { icon: 'cards', tone: 'paper' },
  'points-rivals': { icon: 'people', tone: 'ghost' },
  'points-cards': { icon: 'hand', tone: 'monster' },
  'points-bonus': { icon: 'candle', tone: 'monster' },
}

const ending: Ending<HalloweenShape, HalloweenLore> = {
  picture: EndingView,
  mark: ({ for: source }) => MARKS[source.key] ?? { icon: 'flag', tone: 'vampire' },
}

export default ending
