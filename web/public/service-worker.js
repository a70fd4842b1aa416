// Keeps what never changes: files whose names carry a hash. Everything else, games above all, is asked of the house.
const KEPT = 'manoir-assets'
const MOST = 200 // files: those of older versions go first

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const address = new URL(event.request.url)
  const kept = event.request.method === 'GET' && address.origin === location.origin && /^\/(assets|boards)\//.test(address.pathname)
  if (kept) event.respondWith(find(event.request))
})

async function find(request) {
  const cache = await caches.open(KEPT)
  const known = await cache.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) {
    await cache.put(request, answer.clone())
    const files = await cache.keys()
    for (const old of files.slice(0, Math.max(0, files.length - MOST))) await cache.delete(old)
  }
  return answer
}
