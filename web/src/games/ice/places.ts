/** The spaces of the dig that events touched, so that the board can light them and let them fall. */
import type { Told } from '../../generated/protocol'
import type { GameEvent } from '../module'

/** Both editions: F and D of the second are U and I of the first, rims end in R or x. */
const SPACE = /^(?:[SFUIDEZ]|FR|DR|[UIDE]x)\d+$/

function spacesIn(value: unknown): string[] {
  if (typeof value === 'string') return SPACE.test(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(spacesIn)
  return value && typeof value === 'object' ? Object.values(value).flatMap(spacesIn) : []
}

export const places = (event: GameEvent): readonly string[] => [...new Set(Object.values(event).flatMap(spacesIn))]

/** The tiles that a move brought down, in the order in which they fell. */
export function fallen(story: readonly Told[]): ReadonlyMap<string, number> {
  const order = story.flatMap(({ event }) => (event.kind === 'collapsed' ? spacesIn(event.tiles) : []))
  return new Map(order.map((id, i) => [id, Math.min(i + 1, 8)]))
}
