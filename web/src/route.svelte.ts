/** Where in the house we are. Addresses can be kept, sent and opened again; the browser's own buttons work. */

export interface Place {
  path: string[]
  query: URLSearchParams
  hash: string
}

/** What was meant by an address; one that is mistyped stays as it is. */
function read(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const here = (): Place => ({
  path: location.pathname.split('/').filter(Boolean).map(read),
  query: new URLSearchParams(location.search),
  hash: read(location.hash.slice(1)),
})

class Route {
  place = $state.raw<Place>(here())

  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address)
    this.place = here()
    if (!replace && !this.place.hash) scrollTo(0, 0)
  }
}

export const route = new Route()

addEventListener('popstate', () => (route.place = here()))

/** Links within the house do not load the page again. */
addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.('a')
  if (!link || link.origin !== location.origin || link.hasAttribute('download') || link.target) return
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return
  if (link.pathname.startsWith('/api/') || link.pathname === '/openapi.json') return
  event.preventDefault()
  route.go(link.pathname + link.search + link.hash)
})
