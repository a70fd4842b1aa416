/** Our figures by name: `figure('toc-kid')` is the address of its picture. */
const drawn = import.meta.glob<string>('../art/*.svg', { query: '?url', import: 'default', eager: true })

export function figure(name: string): string {
  return drawn[`../art/${name}.svg`] ?? ''
}
