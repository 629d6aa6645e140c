/** Every picture is a function of the card's id: the same card looks the same on every machine. */
export interface Dice {
  next(): number
  between(low: number, high: number): number
}

/** FNV-1a to begin with, then a small generator that needs no more than one number. */
export function diceOf(text: string): Dice {
  let state = 0x811c9dc5
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return { next, between: (low, high) => low + (high - low) * next() }
}
