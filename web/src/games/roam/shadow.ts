/** Where a choice would leave its mark on the field, read from its preview. */
import type { Choice } from '../../generated/protocol'
import { FIELD, middleOf, nameOf, SIDE, squareOf, type Spot, type Square } from './field'
import type { Turn } from './art/land/scene'

export interface Shadow {
  readonly solid: readonly string[]
  readonly skipped: readonly string[]
  readonly empty: readonly string[]
  /** Every square that could be reached, when no place is chosen yet. */
  readonly reach: readonly string[]
  readonly coins: number
}

const NOTHING: Shadow = { solid: [], skipped: [], empty: [], reach: [], coins: 0 }
const list = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

export function shadowOf({ action, preview }: Choice): Shadow | null {
  switch (action.kind) {
    case 'place':
      return {
        ...NOTHING,
        solid: list(preview.solid),
        skipped: list(preview.skipped),
        empty: list(preview.empty),
        coins: Number(preview.coins ?? 0),
      }
    case 'activate':
      return { ...NOTHING, reach: reachOf(preview) }
    default:
      if (typeof action.square !== 'string') return null
      return { ...NOTHING, solid: [action.square], coins: Number(preview.coins ?? 0) }
  }
}

/** All squares that the solid part can cover from any of its anchors. */
function reachOf(preview: Choice['preview']): readonly string[] {
  const offsets = Array.isArray(preview.solid) ? (preview.solid as [number, number][]) : []
  const anchors = list(preview.anchors).map(squareOf)
  const inside = ({ r, c }: Square): boolean => r >= 0 && r < SIDE && c >= 0 && c < SIDE
  const reached = anchors.flatMap(({ r, c }) => offsets.map(([dr, dc]) => ({ r: r + dr, c: c + dc })))
  return [...new Set(reached.filter(inside).map(nameOf))]
}

/** The middle of the figure that a placement would make on the screen. */
export function figureMiddle(choice: Choice, quarters: Turn): Spot {
  const spots = [...list(choice.preview.solid), ...list(choice.preview.skipped)].map((square) =>
    middleOf(square, quarters),
  )
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  return { x: mean(spots.map(({ x }) => x)), y: mean(spots.map(({ y }) => y)) }
}

/** The placement whose figure lies nearest to a point. */
export function nearest(places: readonly Choice[], to: Spot, quarters: Turn): Choice | null {
  let best: Choice | null = null
  let least = Infinity
  for (const place of places) {
    const { x, y } = figureMiddle(place, quarters)
    const distance = Math.hypot(x - to.x, y - to.y)
    if (distance < least) [best, least] = [place, distance]
  }
  return best
}

/** The placements that put down most tokens: a good place to begin from. */
export function fullest(places: readonly Choice[]): readonly Choice[] {
  const most = Math.max(0, ...places.map(({ preview }) => list(preview.solid).length))
  return places.filter(({ preview }) => list(preview.solid).length === most)
}

/** The next placement in a direction on the screen; the same one at the edge. */
export function neighbour(places: readonly Choice[], from: Choice, step: Spot, quarters: Turn): Choice {
  const here = figureMiddle(from, quarters)
  let best = from
  let least = Infinity
  for (const place of places) {
    const there = figureMiddle(place, quarters)
    const along = (there.x - here.x) * step.x + (there.y - here.y) * step.y
    const aside = Math.abs((there.x - here.x) * step.y) + Math.abs((there.y - here.y) * step.x)
    // Straight ahead counts most; what lies behind does not count at all.
    const cost = along > 1 ? along + 3 * aside : Infinity
    if (cost < least) [best, least] = [place, cost]
  }
  return best
}

export const CENTRE: Spot = { x: FIELD / 2, y: FIELD / 2 }
