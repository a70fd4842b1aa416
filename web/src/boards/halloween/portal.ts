/** Puts what a component draws somewhere else on the page, as long as it is there. */
import type { Attachment } from 'svelte/attachments'

export const into =
  (place: HTMLElement): Attachment<HTMLElement> =>
  (element) => {
    place.append(element)
    return () => element.remove()
  }
