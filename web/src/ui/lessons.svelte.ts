/** What is explained the first time that it matters, once, to who wants explanations. */
import { preferences } from '../preferences.svelte'

const KEY = 'manoir-lessons'

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]
  } catch {
    return []
  }
}

class Lessons {
  private known = $state.raw<string[]>(kept())
  private waiting = $state.raw<string[]>([])

  /** The one to be read now: a text key. */
  get now(): string | undefined {
    return preferences.hints ? this.waiting[0] : undefined
  }

  /** Something is there for the first time. What is urgent is explained before everything else. */
  teach(key: string, urgent = false): void {
    if (!preferences.hints || this.known.includes(key) || this.waiting.includes(key)) return
    this.waiting = urgent ? [key, ...this.waiting] : [...this.waiting, key]
  }

  /** It was read, or it matters no more. */
  learnt(...keys: (string | undefined)[]): void {
    const done = this.waiting.filter((one) => keys.includes(one))
    if (!done.length) return
    this.waiting = this.waiting.filter((one) => !done.includes(one))
    this.known = [...new Set([...kept(), ...this.known, ...done])] // boards of packages have a list of their own, kept in the same place
    try {
      localStorage.setItem(KEY, JSON.stringify(this.known))
    } catch {
      // a browser that keeps nothing hears it again
    }
  }
}

export const lessons = new Lessons()
