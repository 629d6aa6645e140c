/** The spaces of the dig that an event touched, so that the board can light them. */
import type { GameEvent } from '../module'

const SPACE = /^(S|F|FR|D|DR|Z)\d+$/

function spacesIn(value: unknown): string[] {
  if (typeof value === 'string') return SPACE.test(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(spacesIn)
  return value && typeof value === 'object' ? Object.values(value).flatMap(spacesIn) : []
}

export const places = (event: GameEvent): readonly string[] => [...new Set(Object.values(event).flatMap(spacesIn))]
