/** The field on the screen: which way it is turned, and where its squares and cards lie.  ROAM-FIELD, ROAM-SEAT-5 */
import type { Turn } from './art/land/scene'
import type { Border, Card } from './view'

export interface Square {
  readonly r: number
  readonly c: number
}

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Length of a square in the drawing, and squares along a border. */
export const UNIT = 100
export const SIDE = 6
export const FIELD = UNIT * SIDE

const QUARTERS: Readonly<Record<Border, Turn>> = { S: 0, W: 1, N: 2, E: 3 }
export const BORDERS: readonly Border[] = ['S', 'W', 'N', 'E']

/** Quarter turns counter-clockwise that bring a border to the bottom.  ROAM-SEAT-5 */
export const quartersOf = (border: Border | undefined): Turn => (border ? QUARTERS[border] : 0)

export function squareOf(name: string): Square {
  const [, r, c] = /^r(\d)c(\d)$/.exec(name) ?? []
  return { r: Number(r ?? 0), c: Number(c ?? 0) }
}

export const nameOf = ({ r, c }: Square): string => `r${r}c${c}`

export const SQUARES: readonly string[] = Array.from({ length: SIDE * SIDE }, (_, i) =>
  nameOf({ r: Math.floor(i / SIDE), c: i % SIDE }),
)

/** A square on the screen after so many quarter turns counter-clockwise. */
export function turned({ r, c }: Square, quarters: Turn): Square {
  if (quarters === 1) return { r: SIDE - 1 - c, c: r }
  if (quarters === 2) return { r: SIDE - 1 - r, c: SIDE - 1 - c }
  return quarters === 3 ? { r: c, c: SIDE - 1 - r } : { r, c }
}

/** The middle of a square in the drawing. */
export function middleOf(name: string, quarters: Turn): Spot {
  const { r, c } = turned(squareOf(name), quarters)
  return { x: (c + 0.5) * UNIT, y: (r + 0.5) * UNIT }
}

export const slotOf = (name: string): number => {
  const { r, c } = squareOf(name)
  return 3 * Math.floor(r / 3) + Math.floor(c / 2)
}

export function squaresOfSlot(slot: number): readonly string[] {
  return SQUARES.filter((name) => slotOf(name) === slot)
}

/** The upper left corner of a card in the drawing, its length and depth, and how it is turned. */
export function cardPlace(slot: number, quarters: Turn): Spot & { width: number; depth: number; turn: Turn } {
  const corners = squaresOfSlot(slot).map((name) => turned(squareOf(name), quarters))
  const across = quarters % 2 === 0
  return {
    x: Math.min(...corners.map((corner) => corner.c)) * UNIT,
    y: Math.min(...corners.map((corner) => corner.r)) * UNIT,
    width: (across ? 2 : 3) * UNIT,
    depth: (across ? 3 : 2) * UNIT,
    turn: (((slot < 3 ? 2 : 0) + 4 - quarters) % 4) as Turn,
  }
}

/** Where a border lies on the screen: the side of the picture. */
export function sideOf(border: Border, quarters: Turn): 'bottom' | 'left' | 'top' | 'right' {
  const sides = ['bottom', 'left', 'top', 'right'] as const
  return sides[(QUARTERS[border] + 4 - quarters) % 4] ?? 'bottom'
}

/** The whole picture: room for scrolls on two sides, and for a name wherever somebody else sits. */
export function boxOf(others: readonly Border[], quarters: Turn): { left: number; top: number; width: number; depth: number } {
  const margins = { top: 10, right: 10, bottom: 10, left: 10 }
  for (const side of quarters % 2 === 0 ? (['top', 'bottom'] as const) : (['left', 'right'] as const)) margins[side] = 58
  for (const border of others) margins[sideOf(border, quarters)] += 34
  return {
    left: -margins.left,
    top: -margins.top,
    width: FIELD + margins.left + margins.right,
    depth: FIELD + margins.top + margins.bottom,
  }
}

/** Just outside the middle of a side: where a player's tokens come from and go to. */
export function outside(border: Border, quarters: Turn): Spot {
  const side = sideOf(border, quarters)
  const middle = FIELD / 2
  if (side === 'left' || side === 'right') return { x: side === 'left' ? -UNIT : FIELD + UNIT, y: middle }
  return { x: middle, y: side === 'top' ? -UNIT : FIELD + UNIT }
}

/** The coin symbols of a card that lies in a slot: squares with how many.  ROAM-FIELD-4 */
export function coinsOf(card: Card, slot: number): readonly { readonly square: string; readonly count: number }[] {
  const left = 2 * (slot % 3)
  return card.coins.flatMap((row, y) =>
    [...row].flatMap((digit, x) => {
      const count = Number(digit)
      const square = slot < 3 ? { r: 2 - y, c: left + 1 - x } : { r: 3 + y, c: left + x }
      return count > 0 ? [{ square: nameOf(square), count }] : []
    }),
  )
}
