/** Figures by name. Those of a board travel in its own file, where they are a third as heavy as one by one. */
export type Figures = (name: string) => string

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.svg'.length)

/** `drawn(import.meta.glob('…', { query: '?raw', … }))`: the address of a figure's picture by the name of its file. */
export function drawn(files: Record<string, string>): Figures {
  const addresses = new Map(Object.entries(files).map(([path, text]) => [nameOf(path), `data:image/svg+xml,${encodeURIComponent(text)}`]))
  return (name) => addresses.get(name) ?? ''
}
