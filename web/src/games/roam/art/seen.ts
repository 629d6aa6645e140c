import type { Turn } from './land/scene'

/**
 * The field as a seat sees it (ROAM-SEAT-5): the picture is turned k quarters counter-clockwise, so that
 * the own border lies at the bottom. Coordinates of the game never change; these are places on the screen,
 * in squares.
 */
export interface Spot {
  readonly row: number
  readonly column: number
}

export interface CardSpot {
  /** Upper left corner, in squares. */
  readonly x: number
  readonly y: number
  readonly turn: Turn
  /** Middle of the scroll's place outside the field, in squares. */
  readonly scroll: { readonly x: number; readonly y: number; readonly upright: boolean }
}

export function squareSeen(row: number, column: number, k: Turn): Spot {
  if (k === 1) return { row: 5 - column, column: row }
  if (k === 2) return { row: 5 - row, column: 5 - column }
  return k === 3 ? { row: column, column: 5 - row } : { row, column }
}

/** Free room between the field and the middle of a scroll that lies flat, and one that stands upright. */
const FLAT = 0.3
const STANDING = 0.32

export function cardSeen(slot: number, k: Turn): CardSpot {
  const north = slot < 3
  const top = north ? 0 : 3
  const left = 2 * (slot % 3)
  const a = squareSeen(top, left, k)
  const b = squareSeen(top + 2, left + 1, k)
  const x = Math.min(a.column, b.column)
  const y = Math.min(a.row, b.row)
  const turn = (((north ? 2 : 0) - k + 4) % 4) as Turn
  const scroll = [
    { x: x + 1, y: 6 + FLAT, upright: false },
    { x: -STANDING, y: y + 1, upright: true },
    { x: x + 1, y: -FLAT, upright: false },
    { x: 6 + STANDING, y: y + 1, upright: true },
  ][turn]
  if (!scroll) throw new Error(`no place for the scroll of slot ${slot}`)
  return { x, y, turn, scroll }
}
