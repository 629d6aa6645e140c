/** The references there are, each loaded with its words when somebody opens it. */
import { ApiError, fetchGame } from '../app/api'
import { learn, topicsOf } from '../text/fluent.svelte'
import type { Reference } from './reference'
import { giveWords } from './speech'
import { referenceTaught } from './taught'

const REFERENCES: Readonly<Record<string, () => Promise<{ default: Reference }>>> = {
  roam: () => import('../games/roam/rules'),
  winter: () => import('../games/winter/rules'),
  ice2: () => import('../games/ice/rules/second'),
  ice1: () => import('../games/ice/rules/first'),
}

export interface Opened {
  readonly reference: Reference
  readonly catalogue: unknown
}

/** The reference of a game, ready to be shown; null when nobody knows the game. */
export async function openReference(game: string): Promise<Opened | null> {
  const load = REFERENCES[game]
  if (!load) return openTaught(game)
  const [found, details] = await Promise.all([load(), fetchGame(game), learn(`${game}-rules`, ...topicsOf(game))])
  giveWords(game, details.words, details.catalogue)
  return { reference: found.default, catalogue: details.catalogue }
}

async function openTaught(game: string): Promise<Opened | null> {
  try {
    // Its words come with it.
    const details = await fetchGame(game)
    return { reference: referenceTaught(game), catalogue: details.catalogue }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'no-game') return null
    throw error
  }
}
