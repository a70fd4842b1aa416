import { drawn } from '../../ui/drawn'

export const figure = drawn(import.meta.glob<string>('../../art/toc-*.svg', { query: '?raw', import: 'default', eager: true }))
