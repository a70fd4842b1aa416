/** The keys of the table. They can be switched off, and never take a letter from a field. */
import { preferences } from '../preferences.svelte'
import type { Shell } from './shell.svelte'

type Act = (shell: Shell) => void

/** In the order in which they are explained. */
export const KEYS: [key: string, text: string, act: Act][] = [
  ['z', 'table-undo', (shell) => shell.undoable && void shell.model.undo()],
  ['Z', 'table-restart', (shell) => shell.undoable && void shell.model.restart()],
  ['m', 'table-moves', (shell) => (shell.open = 'moves')],
  ['/', 'table-command', (shell) => (shell.open = 'command')],
  ['?', 'table-rules', (shell) => shell.rules()],
  ['l', 'table-log', (shell) => (shell.book = !shell.book)],
  ['h', 'table-hide-hand', (shell) => (shell.hand = !shell.hand)],
  ['s', 'table-sound', () => (preferences.sound = !preferences.sound)],
  ['k', 'table-keys', (shell) => (shell.open = 'keys')],
]

export const FIELDS = 'input, textarea, select, [contenteditable]'

export function keys(shell: Shell): () => void {
  const pressed = (event: KeyboardEvent): void => {
    if (!preferences.keys || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if ((event.target as Element).closest?.(FIELDS) || document.querySelector('dialog[open]')) return
    const found = KEYS.find(([key]) => key === event.key)
    if (!found) return
    event.preventDefault()
    found[2](shell)
  }
  addEventListener('keydown', pressed)
  return () => removeEventListener('keydown', pressed)
}
