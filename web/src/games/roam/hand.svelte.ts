/**
 * An artifact taken in hand. MOVE and TURN work on almost everything: what they can be used on glows only while the
 * artifact is in hand, so that the usual choices stand out.
 */
import type { Ability } from './art/artifacts'

let held = $state<Ability | null>(null)

export const holds = (ability: Ability): boolean => held === ability

/** Takes an artifact in hand, or puts it back if it was there. */
export function take(ability: Ability): void {
  held = held === ability ? null : ability
}

export function putBack(ability: Ability): void {
  if (held === ability) held = null
}
