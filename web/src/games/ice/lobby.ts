import type { Lobby } from '../module'
import { COLOUR_OF } from './art/types'
import type { Guild } from './catalogue'

const SECOND: readonly Guild[] = ['navigators', 'incandescents', 'striders', 'providers', 'cryoarchitects']
const FIRST: readonly Guild[] = ['navigators', 'incandescents', 'striders', 'alchemists', 'cryoarchitects']

const lobbyOf = (name: string, guilds: readonly Guild[]): Lobby => ({
  name,
  cover: () => import('./Cover.svelte'),
  seatDefaults: (option, players) => (option === 'guilds' ? guilds.slice(0, players) : []),
  colourOf: (option, value) => (option === 'guilds' ? COLOUR_OF[value as Guild] : null),
})

export const ice2 = lobbyOf('ice2', SECOND)

/** One player plays alone, and only one. */
export const ice1: Lobby = {
  ...lobbyOf('ice1', FIRST),
  cover: () => import('./FirstCover.svelte'),
  settle: ({ mode }, players) => ({ mode: players === 1 ? 'solo' : mode === 'solo' ? 'competitive' : mode }),
}
