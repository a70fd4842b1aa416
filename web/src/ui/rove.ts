/** One stop of the Tab key for a group of things: the arrow keys go on from there. Things are marked `data-rove`. */
import type { Attachment } from 'svelte/attachments'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

export const rove: Attachment<HTMLElement> = (group) => {
  const things = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('[data-rove]')]
  const stopAt = (thing: HTMLElement | undefined): void => {
    for (const one of things()) one.tabIndex = one === thing ? 0 : -1
  }
  const tidy = (): void => {
    const all = things()
    stopAt(all.find((one) => one === document.activeElement) ?? all.find((one) => one.tabIndex === 0) ?? all[0])
  }
  const onkey = (event: KeyboardEvent): void => {
    const all = things()
    const at = all.indexOf(event.target as HTMLElement)
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return
    const step = STEPS[event.key]
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step ? (at + step + all.length) % all.length : -1
    if (to < 0) return
    event.preventDefault()
    stopAt(all[to])
    all[to]!.focus()
  }
  const onfocus = (event: FocusEvent): void => {
    if (things().includes(event.target as HTMLElement)) stopAt(event.target as HTMLElement)
  }
  tidy()
  const watch = new MutationObserver(tidy)
  watch.observe(group, { childList: true, subtree: true })
  group.addEventListener('keydown', onkey)
  group.addEventListener('focusin', onfocus)
  return () => {
    watch.disconnect()
    group.removeEventListener('keydown', onkey)
    group.removeEventListener('focusin', onfocus)
  }
}
