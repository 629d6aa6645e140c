/** The places of the table that an event touched, so that the board can light them. */
import type { GameEvent } from '../module'

const PREFIX: Readonly<Record<string, string>> = {
  hex: 'hex',
  from: 'hex',
  to: 'hex',
  at: 'at',
  stone: 'stone',
  column: 'column',
  species: 'species',
  card: 'card',
  type: 'card',
}

export const placeOf = (what: string, name: string): string => `${what}-${name}`

export function places(event: GameEvent): readonly string[] {
  return Object.entries(PREFIX).flatMap(([key, prefix]) => {
    const value = event[key]
    return typeof value === 'string' ? [placeOf(prefix, value)] : []
  })
}
