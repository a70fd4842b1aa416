/** How a Series stands between two deals. */
import type { SpooksLore, SpooksShape } from '../../net/types'
import type { Pause } from '../../table/board'
import LeftSheet from './LeftSheet.svelte'
import SeriesChart from './SeriesChart.svelte'

const pause: Pause<SpooksShape, SpooksLore> = { picture: SeriesChart, sheet: LeftSheet }

export default pause
