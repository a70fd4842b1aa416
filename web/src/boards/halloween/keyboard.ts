/** By keyboard: six stops for Tab, arrows inside each, and a focus that goes on to what can be chosen next. */
import type { Attachment } from 'svelte/attachments'
import { preferences } from '../../preferences.svelte'
import { FIELDS } from '../../table/keys'
import type { Hall } from './hall.svelte'
import { spot } from './spots'

const STOPS = ['[data-status]', '.secs, .tray', '.town', '.me, .rivals', '.cards', '.spine, .side']
const [SHEET, SECTIONS, TOWN, , , BOOK] = STOPS
const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
const STEPS: Record<string, number> = { '+': 1, '-': -1, '−': -1 }

let byKey = false
addEventListener('keydown', () => (byKey = true), true)
addEventListener('pointerdown', () => (byKey = false), true)

const things = (stop: string, within = 'button, a[href], input'): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(stop)].flatMap((one) => [...one.querySelectorAll<HTMLElement>(within), ...(one.matches(within) ? [one] : [])].filter((found) => found.checkVisibility() && !found.matches(':disabled')))
const isLit = (one: HTMLElement): boolean => 'litSpot' in one.dataset
const spotOf = (one: HTMLElement): string => one.dataset.spot ?? ''
const focus = (one: HTMLElement | null | undefined): boolean => {
  one?.focus({ preventScroll: true })
  return !!one
}

/** The nearest one on that side. */
function beside(from: HTMLElement, [x, y]: [number, number], all: HTMLElement[]): HTMLElement | undefined {
  const middle = (one: HTMLElement): [number, number] => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  }
  const [cx, cy] = middle(from)
  const far = (one: HTMLElement): number => {
    const [dx, dy] = [middle(one)[0] - cx, middle(one)[1] - cy]
    const ahead = dx * x + dy * y
    return ahead > 3 ? ahead + 3 * Math.abs(dx * y + dy * x) : Infinity
  }
  const found = all.filter((one) => one !== from && far(one) < Infinity)
  return found.toSorted((a, b) => far(a) - far(b))[0]
}

export class Keyboard {
  private readonly hall: Hall
  private readonly last = new Map<string, HTMLElement>()
  private section = 1

  constructor(hall: Hall) {
    this.hall = hall
  }

  press = (event: KeyboardEvent): void => {
    const { hall } = this
    const target = event.target as Element
    if (!hall.props.writing || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (document.querySelector('dialog[open]') || target.closest?.(FIELDS)) return
    if (event.key === 'Escape' && hall.choosing.picks.length) return hall.choosing.back()
    if (event.key === 'Tab' ? this.tab(event.shiftKey) : this.arrow(event.key) || (preferences.keys && this.letter(event.key.toLowerCase()))) event.preventDefault()
  }

  private get here(): number {
    return STOPS.findIndex((stop) => document.activeElement?.closest(stop))
  }

  /** To the next stop, where one left it or where something can be chosen. */
  private tab(back: boolean): boolean {
    const { here } = this
    const at = document.activeElement as HTMLElement
    if (here < 0) return false
    this.last.set(STOPS[here]!, at)
    const stops = back ? STOPS.slice(0, here).toReversed() : STOPS.slice(here + 1)
    for (const stop of stops) {
      const all = things(stop)
      const known = this.last.get(stop)
      if (all.length) return focus(known && all.includes(known) && !all.some(isLit) ? known : (all.find(isLit) ?? all[0]))
    }
    return back && focus(document.querySelector<HTMLElement>('.skip'))
  }

  private arrow(key: string): boolean {
    const side = ARROWS[key]
    const stop = STOPS[this.here]
    const { recap } = this.hall
    if (!side && !STEPS[key]) return false
    if (side?.[0] && stop === SHEET && recap.open) {
      recap.go(recap.step + side[0])
      return true
    }
    if (!stop || stop === BOOK) return false
    const all = things(stop)
    const at = document.activeElement as HTMLElement
    const lit = all.filter(isLit)
    const only = lit.length && !this.hall.choosing.fresh ? lit : all
    if (STEPS[key]) return this.turn(lit.length ? lit : all, at, STEPS[key])
    if (stop === SHEET) return this.turn(all, at, side![0] || side![1])
    if (only === lit || ![SECTIONS, TOWN, '.cards'].includes(stop)) return focus(beside(at, side!, only)) || this.turn(only, at, side![0] || side![1])
    return stop === TOWN ? this.roam(at, side!, all) : focus(beside(at, side!, all.filter((one) => !one.matches('.recover'))))
  }

  private turn(all: HTMLElement[], at: HTMLElement, by: number): boolean {
    return focus(all[(Math.max(all.indexOf(at), by < 0 ? 0 : -1) + by + all.length) % all.length])
  }

  /** Along the streets: down from a building to its ghosts, up to its windows. */
  private roam(at: HTMLElement, side: [number, number], all: HTMLElement[]): boolean {
    const [kind, code] = spotOf(at).split(' ')
    const of = (what: string): HTMLElement[] => all.filter((one) => spotOf(one).startsWith(what))
    const house = all.find((one) => spotOf(one) === spot.building(code ?? ''))
    if (!house) return focus(all.find(isLit) ?? of('building')[0])
    if (side[0]) return focus(beside(at, side, of(`${kind} `)))
    const inner = kind === 'building' ? of(side[1] > 0 ? `ghost ${code} ` : `window ${code} `)[0] : (kind === 'ghost') === side[1] < 0 ? house : undefined
    return focus(inner ?? beside(house, side, of('building')))
  }

  private letter(key: string): boolean {
    const { hall } = this
    const { choosing } = hall
    if (key === 'u' && hall.props.undo) {
      if (choosing.picks.length) choosing.back()
      else hall.props.undo()
      return true
    }
    const sections = things(SECTIONS!, '[data-spot^="slot "]')
    if (/^[1-4]$/.test(key)) {
      this.section = Number(key)
      hall.opened = this.section
      const own = sections.filter((one) => spotOf(one).startsWith(`slot ${key} `) && !spotOf(one).endsWith('rest'))
      return focus(own.find(isLit) ?? own[0])
    }
    if (key !== 'r' || !choosing.fresh || !hall.asksMe) return false
    const at = spotOf(document.activeElement as HTMLElement).split(' ')
    const rest = spot.slot(at[0] === 'slot' ? Number(at[1]) : this.section, 'rest')
    if (choosing.lit(rest).length) choosing.choose(rest)
    return true
  }
}

/** `{@attach following(() => …)}` on the board: when the value changes and the focus is on nothing that can be chosen,
 *  what can be chosen gets it: what was pressed is often gone by then. */
export function following(hall: Hall, choice: () => string): Attachment<HTMLElement> {
  return (element) => {
    const at = document.activeElement as HTMLElement | null
    const elsewhere = at && at !== document.body && !element.contains(at)
    if (!choice() || !byKey || elsewhere) return
    if (at && isLit(at) && !hall.choosing.only) return
    const find = (what: string): HTMLElement | null => element.querySelector<HTMLElement>(what)
    const sheet = document.querySelector<HTMLElement>('.saying [data-do]')
    focus(find(`[data-lit-spot][data-spot="${hall.best}"]`) ?? find('[data-tile], [data-lit-spot]') ?? sheet ?? document.querySelector<HTMLElement>('.saying [data-move]'))
  }
}
