/** Where the reader is. Addresses are few: the home page, a table to be set up, a table, a look back, the rules. */

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'setup'; readonly game: string }
  | { readonly page: 'table'; readonly id: string; readonly key: string }
  | { readonly page: 'show'; readonly id: string; readonly at: number | null }
  | { readonly page: 'rules'; readonly game: string; readonly place: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'nowhere' }

/** What an address means. */
export function routeOf(path: string, hash: string, search = ''): Route {
  const [first, second, ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent)
  const after = decodeURIComponent(hash.replace(/^#/, ''))
  if (!first) return { page: 'home' }
  if (first === 'table' && second && rest.length === 0) return { page: 'table', id: second, key: after }
  const shows = first === 'show' && rest.length === 0
  // Where a look back once was.
  const reviews = first === 'table' && rest.join() === 'review'
  if (second && (shows || reviews)) return { page: 'show', id: second, at: moveIn(search) }
  // The rules once had another address, which may be kept somewhere.
  const rules = first === 'rules' || first === 'how-to-play'
  if (rules && second && rest.length === 0) return { page: 'rules', game: second, place: after.replace(/^help-/, '') }
  if (first === 'learn' && second && rest.length === 0) return { page: 'learn', game: second }
  if (first === 'set-up' && second && rest.length === 0) return { page: 'setup', game: second }
  return { page: 'nowhere' }
}

/** After how many moves a game is shown; null when the address does not say. */
function moveIn(search: string): number | null {
  const at = new URLSearchParams(search).get('at') ?? ''
  return /^\d{1,9}$/.test(at) ? Number(at) : null
}

/** The address that shows a game after so many moves to anybody. */
export const showAddress = (table: string, at: number | null = null): string =>
  `/show/${encodeURIComponent(table)}${at === null ? '' : `?at=${at}`}`

const here = (): Route => routeOf(location.pathname, location.hash, location.search)

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
  const { origin, pathname, search, hash } = link
  if (origin !== location.origin || pathname.startsWith('/api/')) return
  // A place on the same page: the browser scrolls there by itself.
  if (pathname === location.pathname && hash) return
  event.preventDefault()
  go(pathname + search + hash)
}

export function returned(): void {
  current = here()
}
