/** Who plays by keyboard finds the next choice under the fingers: what was pressed is often gone by then. */
import type { Attachment } from 'svelte/attachments'

let byKey = false
addEventListener('keydown', () => (byKey = true), true)
addEventListener('pointerdown', () => (byKey = false), true)

/** `{@attach following(() => …)}` on the board: when the value changes and the focus is on nothing that can be chosen,
 *  the first choice gets it. */
export function following(choice: () => string): Attachment<HTMLElement> {
  return (element) => {
    const at = document.activeElement as HTMLElement | null
    const elsewhere = at && at !== document.body && !element.contains(at)
    if (!choice() || !byKey || elsewhere) return
    if (at && 'litSpot' in at.dataset) return
    const sheet = document.querySelector<HTMLElement>('.saying [data-do]')
    ;(element.querySelector<HTMLElement>('[data-tile], [data-lit-spot]') ?? sheet ?? document.querySelector<HTMLElement>('.saying [data-move]'))?.focus({ preventScroll: true })
  }
}
