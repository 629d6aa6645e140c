/** Some questions are asked even when there is nothing to choose, so that nobody learns what is in a hand. */
import type { Choice } from '../../generated/protocol'

/** The answer to such a question; null when there is something to choose. */
export function nothingElse(choices: readonly Choice[]): Choice | null {
  const [only, ...others] = choices
  return only && others.length === 0 && only.action.kind === 'go_on' ? only : null
}
