/** Every picture is a function of the card's id: the same card looks the same on every machine. */
export interface Dice {
  /** A number in [0, 1). */
  next(): number
  between(low: number, high: number): number
  /** A whole number in [0, n). */
  below(n: number): number
  pick<T>(items: readonly T[]): T
}

/** FNV-1a over the text, well mixed so that neighbouring ids differ in every bit. */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

export function diceOf(text: string): Dice {
  let state = hash(text)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const below = (n: number): number => Math.floor(next() * n)
  return {
    next,
    below,
    between: (low, high) => low + (high - low) * next(),
    pick: <T>(items: readonly T[]): T => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('cannot pick from an empty list')
      return item
    },
  }
}

/** The number at the end of an id ("loc-07" gives 7), so that a set of cards spreads evenly over a list. */
export function ordinalOf(id: string): number {
  const digits = /(\d+)$/.exec(id)?.[1]
  return digits === undefined ? hash(id) % 997 : Number(digits)
}
