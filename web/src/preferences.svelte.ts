/** How this browser shows things. Never how the game is played: that is decided at the table. */
import type { Language } from './texts/texts.svelte'

export type Theme = 'night' | 'day' | 'contrast'
export type Wish = Theme | 'system'
export type Pace = 'off' | 'fast' | 'normal' | 'slow'

export const PACES: Record<Pace, number> = { off: 0, fast: 0.48, normal: 1, slow: 2 }

const KEY = 'manoir-preferences'
const usual = {
  language: (['en', 'fr', 'es'].find((one) => navigator.language.startsWith(one)) ?? 'en') as Language,
  theme: 'system' as Wish, // until somebody says otherwise
  pace: 'normal' as Pace,
  motion: false, // move things although the system asks for less motion
  sound: true,
  volume: 0.7,
  size: 100, // of cards, in percent
  confirm: true, // ask before what cannot be taken back
  hints: true, // explanations and what moves promise, at tables among friends
  name: '',
  newestFirst: false, // in the guest book
  autoplay: false, // make a move by itself if it is the only one
  keys: true, // single letters as shortcuts at the table
}
type Values = typeof usual

function stored(): Partial<Values> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Values>
  } catch {
    return {}
  }
}

export const preferences = $state<Values>({ ...usual, ...stored() })

const still = matchMedia('(prefers-reduced-motion: reduce)')
let reduced = $state(still.matches)
still.addEventListener('change', () => (reduced = still.matches))

const bright = matchMedia('(prefers-color-scheme: light)')
const sharp = matchMedia('(prefers-contrast: more)')
const system = (): Theme => (sharp.matches ? 'contrast' : bright.matches ? 'day' : 'night')
let wished = $state(system())
for (const one of [bright, sharp]) one.addEventListener('change', () => (wished = system()))

/** The light in which everything is shown. */
export const theme = (): Theme => (preferences.theme === 'system' ? wished : preferences.theme)

/** How fast things move: 0 not at all, 1 as usual. The system's wish for less motion wins, unless overruled here. */
export const pace = (): number => (reduced && !preferences.motion ? 0 : PACES[preferences.pace])

/** Keeps the preferences, and shows them in the page; called once. */
export function keepPreferences(): void {
  $effect.root(() => {
    $effect(() => {
      try {
        localStorage.setItem(KEY, JSON.stringify(preferences))
      } catch {
        // a browser that keeps nothing forgets them
      }
      const root = document.documentElement
      root.dataset.theme = theme()
      root.style.setProperty('--pace', String(pace()))
      root.style.setProperty('--size', String(preferences.size / 100))
    })
  })
}
