/** Dragging with finger, pen or mouse onto elements with `data-drop="…"`. Always beside a click that does the same. */
import type { Attachment } from 'svelte/attachments'
import { inspected } from './inspect.svelte'

const SLACK = 8 // px that a hand may tremble

class Dragging {
  what = $state<string | null>(null)
  over = $state<string | null>(null) // the place that would take it
}

export const dragging = new Dragging()

export interface Drag {
  what: string
  allowed: boolean
  takes: (place: string) => boolean
  drop: (place: string, how: PointerEvent) => void
}

export function drag(plan: () => Drag): Attachment<HTMLElement> {
  return (element) => {
    let start: PointerEvent | null = null
    let moved = false

    const placeAt = (event: PointerEvent): string | null => {
      const found = document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest<HTMLElement>('[data-drop]'))
      const place = found.find((one) => one)?.dataset.drop
      return place && plan().takes(place) ? place : null
    }
    // A quick hand is off the element before the first move is told: so the window listens.
    const follow = (on: boolean): void => {
      const how = on ? addEventListener : removeEventListener
      how('pointermove', move as EventListener)
      how('pointerup', up as EventListener)
      how('pointercancel', end)
    }
    const end = (): void => {
      start = null
      follow(false)
      dragging.what = null
      dragging.over = null
      element.style.removeProperty('translate')
      element.removeAttribute('data-dragged')
    }
    const down = (event: PointerEvent): void => {
      if (event.button || !event.isPrimary || !plan().allowed) return
      start = event
      moved = false
      follow(true)
    }
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointerId) return
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY]
      if (!moved) {
        if (Math.hypot(x, y) < SLACK) return
        moved = true
        inspected.close()
        element.setAttribute('data-dragged', '')
        dragging.what = plan().what
      }
      element.style.translate = `${x}px ${y}px`
      dragging.over = placeAt(event)
    }
    const up = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointerId) return
      const place = moved ? placeAt(event) : null
      end()
      setTimeout(() => (moved = false)) // the click of this very drag, if there is one, comes before
      if (place) plan().drop(place, event)
    }
    // The click that ends a drag is not a choice of its own.
    const click = (event: MouseEvent): void => {
      if (!moved) return
      moved = false
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && start) end()
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('click', click, { capture: true })
    addEventListener('keydown', escape)
    return () => {
      end()
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('click', click, { capture: true })
      removeEventListener('keydown', escape)
    }
  }
}
