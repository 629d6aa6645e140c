/** The games this page can show, by the server's name for them. */
import type { GameModule, Lobby } from './module'
import { ice1, ice2 } from './ice/lobby'
import { lobby as roam } from './roam/lobby'
import { lobby as winter } from './winter/lobby'

export const LOBBIES: Readonly<Record<string, Lobby>> = { ice2, ice1, roam, winter }

const MODULES: Readonly<Record<string, () => Promise<{ default: GameModule }>>> = {
  ice2: () => import('./ice/module'),
  ice1: () => import('./ice/first'),
  roam: () => import('./roam/module'),
  winter: () => import('./winter/module'),
}

/** The parts of a game; null when this page does not know it. */
export async function loadModule(name: string): Promise<GameModule | null> {
  const found = await MODULES[name]?.()
  return found?.default ?? null
}
