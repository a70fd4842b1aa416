/** Who follows a link inside the house arrives at the heading of the page, also with a screen reader. */
import type { Attachment } from 'svelte/attachments'

let first = true

export const arrived: Attachment<HTMLElement> = (heading) => {
  if (!first && !location.hash) heading.focus({ preventScroll: true })
  first = false
}
