/** The games this page can show, by the server's name for them. */
import type { GameModule, Lobby } from './module'
import { lobby as roam } from './roam/lobby'

export const LOBBIES: Readonly<Record<string, Lobby>> = { roam }

const MODULES: Readonly<Record<string, () => Promise<{ default: GameModule }>>> = {
  roam: () => import('./roam/module'),
}

/** The parts of a game; null when this page does not know it. */
export async function loadModule(name: string): Promise<GameModule | null> {
  const found = await MODULES[name]?.()
  return found?.default ?? null
}
