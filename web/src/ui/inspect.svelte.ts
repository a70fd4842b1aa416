/** What a thing is and does, a hover, a focus or a long press away. One sheet for the whole page: Inspector.svelte. */
import type { Attachment } from 'svelte/attachments'

export interface Notice {
  title: string
  text?: string // without one, what the rule says
  rule?: string
  figure?: string // a picture of it
  more?: () => Promise<string | null> // asked for when it is opened: why a move is not possible now
}

const HOVER = 300
const PRESS = 400

class Inspected {
  notice = $state.raw<Notice | null>(null)
  at = $state.raw<DOMRect | null>(null)
  held = false // the pointer is on the sheet itself
  private owner: Element | null = null
  private timer = 0

  open(owner: Element, notice: Notice): void {
    clearTimeout(this.timer)
    this.owner = owner
    this.at = owner.getBoundingClientRect()
    this.notice = notice
  }

  close(owner?: Element): void {
    clearTimeout(this.timer)
    if (owner && owner !== this.owner) return
    this.notice = null
    this.owner = null
  }

  soon(owner: Element, notice: () => Notice, ms: number): void {
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => this.open(owner, notice()), ms)
  }

  /** Leaves time to move the pointer onto the sheet. */
  leave(owner?: Element): void {
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => {
      if (!this.held) this.close(owner)
    }, 200)
  }
}

export const inspected = new Inspected()

addEventListener('keydown', (event) => {
  if (event.key === 'Escape') inspected.close()
})

// A thing that appears under a mouse that rests was not pointed at.
let rests = ''
const place = (event: PointerEvent): string => `${event.screenX} ${event.screenY}`
addEventListener('pointermove', (event) => (rests = place(event)), { passive: true })

/** `{@attach inspect(() => ({ title, text, rule }))}` on anything that can be looked at closely. Where a sheet would
 *  cover what is to be chosen next to it, and the same is said elsewhere, it opens by a long press only. */
export function inspect(notice: () => Notice, pressOnly = false): Attachment<HTMLElement> {
  return (element) => {
    let pressed = false
    const stop = new AbortController()
    const on = <K extends keyof HTMLElementEventMap>(kind: K, act: (event: HTMLElementEventMap[K]) => void): void =>
      element.addEventListener(kind, act, { signal: stop.signal })
    let unmoved = false
    const hover = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && !pressOnly) inspected.soon(element, notice, HOVER)
    }
    on('pointerenter', (event) => {
      unmoved = place(event) === rests
      if (!unmoved) hover(event)
    })
    on('pointermove', (event) => {
      if (!unmoved || place(event) === rests) return
      unmoved = false
      hover(event)
    })
    on('pointerleave', () => inspected.leave(element))
    on('focus', () => {
      if (element.matches(':focus-visible') && !pressOnly) inspected.open(element, notice())
    })
    on('blur', () => inspected.leave(element))
    on('pointerdown', (event) => {
      pressed = false
      if (event.pointerType === 'mouse') return
      inspected.soon(element, () => ((pressed = true), notice()), PRESS)
    })
    on('pointerup', () => {
      if (!pressed) inspected.leave(element)
    })
    on('contextmenu', (event) => {
      if (pressed) event.preventDefault()
    })
    // The click that ends a long press is not a choice.
    element.addEventListener(
      'click',
      (event) => {
        if (!pressed) return inspected.close()
        pressed = false
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      { capture: true, signal: stop.signal },
    )
    return () => {
      stop.abort()
      inspected.close(element)
    }
  }
}
