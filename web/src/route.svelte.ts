/** Where in the house we are. Addresses can be kept, sent and opened again; the browser's own buttons work. */

export interface Place {
  path: string[]
  query: URLSearchParams
  hash: string
}

const here = (): Place => ({
  path: location.pathname.split('/').filter(Boolean).map(decodeURIComponent),
  query: new URLSearchParams(location.search),
  hash: decodeURIComponent(location.hash.slice(1)),
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
