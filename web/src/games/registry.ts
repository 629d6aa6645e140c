/** The games that have a board of their own, by the server's name for them. All others are played on the plain table. */
import { ApiError, fetchGame } from '../app/api'
import { learnGame } from '../text/fluent.svelte'
import type { GameModule, Lobby } from './module'
import { ice1, ice2 } from './ice/lobby'
import { plainLobby } from './plain/lobby'
import { lobby as roam } from './roam/lobby'
import { lobby as winter } from './winter/lobby'

export const LOBBIES: Readonly<Record<string, Lobby>> = { ice2, ice1, roam, winter }

const MODULES: Readonly<Record<string, () => Promise<{ default: GameModule }>>> = {
  ice2: () => import('./ice/module'),
  ice1: () => import('./ice/first'),
  roam: () => import('./roam/module'),
  winter: () => import('./winter/module'),
}

export const lobbyOf = (name: string): Lobby => LOBBIES[name] ?? plainLobby(name)

/** The parts of a game, with its words; null when the server does not know it either. */
export async function loadModule(name: string): Promise<GameModule | null> {
  const [own] = await Promise.all([MODULES[name]?.(), learnGame(name)])
  if (own) return own.default
  try {
    // Its words come with it.
    const [{ plainModule }] = await Promise.all([import('./plain/module'), fetchGame(name)])
    return plainModule(name)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'no-game') return null
    throw error
  }
}
