/** The places of the table that an event touched, so that the board can light them. */
import type { GameEvent } from '../module'

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : value ? [String(value)] : [])

export function places(event: GameEvent): readonly string[] {
  const found = [...texts(event.square), ...texts(event.squares), ...texts(event.from), ...texts(event.to)]
  if (typeof event.slot === 'number') found.push(slotPlace(event.slot))
  if (event.kind === 'turned' || event.kind === 'claimed' || event.kind === 'placed') {
    found.push(cardPlaceName(String(event.card)))
  }
  if (event.kind === 'bought' || event.kind === 'artifact_shown') found.push(artifactPlace(String(event.artifact)))
  if (event.kind === 'outpost') found.push('outpost')
  return found
}

export const slotPlace = (slot: number): string => `slot-${slot}`
export const cardPlaceName = (card: string): string => `card-${card}`
export const artifactPlace = (artifact: string): string => `artifact-${artifact}`
