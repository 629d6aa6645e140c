import type { Lobby } from '../module'
import { COLOUR_OF } from './art/types'
import type { Guild } from './catalogue'

const GUILDS = Object.keys(COLOUR_OF) as Guild[]

export const lobby: Lobby = {
  name: 'ice2',
  cover: () => import('./Cover.svelte'),
  seatDefaults: (option, players) => (option === 'guilds' ? GUILDS.slice(0, players) : []),
  colourOf: (option, value) => (option === 'guilds' ? COLOUR_OF[value as Guild] : null),
}
