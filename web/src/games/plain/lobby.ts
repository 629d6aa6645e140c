import type { Lobby } from '../module'

/** A game of another package on the home page: its own picture, if it brings one, and no wishes. */
export const plainLobby = (name: string): Lobby => ({
  name,
  cover: () => import('./Cover.svelte'),
  seatDefaults: () => [],
  colourOf: () => null,
})
