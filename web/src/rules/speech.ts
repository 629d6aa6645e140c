/** How the pictures of a reference say what is printed on pieces: as the table does, with nobody at it. */
import { Wording, type Speech } from '../text/words'

// Filled before a reference is shown, and nothing is drawn from changes of it.
const spoken = new Map<string, Speech>()

/** From now on the pictures of a game have words. */
export function giveWords(game: string, words: Readonly<Record<string, unknown>>, catalogue: unknown): void {
  spoken.set(game, { wording: new Wording(game, words, catalogue), nameOf: () => '' })
}

export const speechOf = (game: string): Speech => spoken.get(game) ?? { wording: new Wording(game, {}, {}), nameOf: () => '' }
