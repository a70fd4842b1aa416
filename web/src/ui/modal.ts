/** A dialog that must be closed before one goes on. It is gone before it is closed, so the focus is given back by hand. */
import type { Attachment } from 'svelte/attachments'

export const modal: Attachment<HTMLDialogElement> = (dialog) => {
  const before = document.activeElement
  dialog.showModal()
  return () => {
    dialog.close()
    if (before instanceof HTMLElement) before.focus()
  }
}
