import type { Colour } from '../../generated/roam'
import type { Lobby } from '../module'
import { PLAYER_OF } from './art/colours'

// As the game itself deals them when nothing is wished.  ROAM-SEAT-3
const SEATS: Readonly<Record<string, Readonly<Record<number, readonly string[]>>>> = {
  borders: { 2: ['S', 'N'], 3: ['S', 'W', 'N'], 4: ['S', 'W', 'N', 'E'] },
}
const COLOURS: readonly string[] = ['blue', 'red', 'green', 'yellow']

export const lobby: Lobby = {
  name: 'roam',
  cover: () => import('./Cover.svelte'),
  seatDefaults: (option, players) => SEATS[option]?.[players] ?? COLOURS.slice(0, players),
  colourOf: (option, value) => (option === 'colours' ? PLAYER_OF[value as Colour] : null),
}
