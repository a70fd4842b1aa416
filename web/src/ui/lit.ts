/** Where nothing moves, what has changed is lit for a second instead: `{@attach lit(() => pile.length)}`. */
import type { Attachment } from 'svelte/attachments'
import { pace } from '../preferences.svelte'

const WHILE = 1000

export function lit(value: () => unknown): Attachment<HTMLElement> {
  let known: { value: unknown } | null = null
  let timer = 0
  return (element) => {
    const now = value()
    const changed = known !== null && known.value !== now
    known = { value: now }
    if (!changed || pace() > 0) return
    element.dataset.lit = ''
    clearTimeout(timer)
    timer = window.setTimeout(() => delete element.dataset.lit, WHILE)
  }
}
