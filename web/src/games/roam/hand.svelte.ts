/**
 * An artifact taken in hand. Some work on almost everything: what they can be used on glows only while the artifact is
 * in hand, so that the usual choices stand out.
 */
let held = $state<string | null>(null)

export const holds = (ability: string | null): boolean => ability !== null && held === ability

/** Takes an artifact in hand, or puts it back if it was there. */
export function take(ability: string): void {
  held = held === ability ? null : ability
}

/** Puts back what cannot be used any more. */
export function keepOnly(usable: (ability: string) => boolean): void {
  if (held !== null && !usable(held)) held = null
}
