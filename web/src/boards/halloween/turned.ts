/** A number that has changed lies on paper for a moment: `{@attach turned(() => n)}`. */
import type { Attachment } from 'svelte/attachments'

const STAYS = 1000 // ms

export function turned(n: () => number): Attachment<HTMLElement> {
  let before: number | null = null
  return (element) => {
    const now = n()
    if (before !== null && before !== now) element.animate([{ background: 'var(--paper)', color: 'var(--ink)' }, { background: 'var(--paper)', color: 'var(--ink)' }], STAYS)
    before = now
  }
}
