/** Where the reader is. Addresses are few: the home page, a table, the rules of a game. */

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly id: string; readonly key: string; readonly review: boolean }
  | { readonly page: 'help'; readonly game: string; readonly place: string }
  | { readonly page: 'nowhere' }

/** What an address means. */
export function routeOf(path: string, hash: string): Route {
  const [first, second, ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent)
  const after = decodeURIComponent(hash.replace(/^#/, ''))
  if (!first) return { page: 'home' }
  if (first === 'table' && second && rest.length === 0) return { page: 'table', id: second, key: after, review: false }
  if (first === 'table' && second && rest.join() === 'review') return { page: 'table', id: second, key: '', review: true }
  if (first === 'how-to-play' && second && rest.length === 0) return { page: 'help', game: second, place: after }
  return { page: 'nowhere' }
}

const here = (): Route => routeOf(location.pathname, location.hash)

let current = $state.raw<Route>(here())

export const route = (): Route => current

export function go(address: string): void {
  history.pushState(null, '', address)
  current = here()
  scrollTo(0, 0)
}

/** Takes the key out of the address once it is kept, so that it is not shown or copied by accident. */
export function hideKey(): void {
  history.replaceState(null, '', location.pathname)
}

/** Follows links inside the page without loading it again. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a')
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return
  const { origin, pathname, hash } = link
  if (origin !== location.origin || pathname.startsWith('/api/')) return
  // A place on the same page: the browser scrolls there by itself.
  if (pathname === location.pathname && hash) return
  event.preventDefault()
  go(pathname + hash)
}

export function returned(): void {
  current = here()
}
