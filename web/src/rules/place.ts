/** Rules by their ids: which game each belongs to, and where a click on it leads. */

const GAMES: Readonly<Record<string, string>> = { ROAM: 'roam', ICE1: 'ice1', ICE2: 'ice2', EW: 'winter' }

/** The game whose specification has this rule; null for the rules of the table itself. */
export const gameOf = (rule: string): string | null => GAMES[rule.split('-')[0] ?? ''] ?? null

export const addressOf = (game: string, place: string): string => `/rules/${game}${place ? `#${place}` : ''}`

/** A table shows the rules of its game beside it, so that nobody has to leave. */
type Opener = (place: string) => void

let opened: { readonly game: string; readonly open: Opener } | null = null

/** From now on places of this game's rules are opened here; the result ends it. */
export function openHere(game: string, open: Opener): () => void {
  const mine = { game, open }
  opened = mine
  return () => {
    if (opened === mine) opened = null
  }
}

/** Follows a link to a place; leaves it to the browser where no table shows that game's rules. */
export function follow(event: MouseEvent, game: string, place: string): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!plain || opened?.game !== game) return
  event.preventDefault()
  opened.open(place)
}
