import { drawn } from '../../ui/drawn'

export const figure = drawn(import.meta.glob<string>('../../art/halloween-*.svg', { query: '?raw', import: 'default', eager: true }))
