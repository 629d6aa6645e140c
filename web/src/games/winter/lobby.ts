import type { Lobby } from '../module'
import { TRIBES, tribeColour } from './tribes'

export const lobby: Lobby = {
  name: 'winter',
  cover: () => import('./Cover.svelte'),
  seatDefaults: (_option, players) => TRIBES.slice(0, players),
  colourOf: (option, value) => (option === 'tribes' ? tribeColour(value) : null),
}
