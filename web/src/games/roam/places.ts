/** The places of the table that an event touched, so that the board can light them. */
import type { RoamEvent } from '../../generated/roam'
import { byKind, type ByKind } from '../events'
import type { GameEvent } from '../module'

const PLACES: ByKind<RoamEvent, [], readonly string[]> = {
  placed: ({ squares, card }) => [...squares, cardPlaceName(card)],
  filled: ({ square }) => [square],
  moved: ({ from, to }) => [from, to],
  outpost: ({ square }) => [square, 'outpost'],
  explored: ({ slot }) => [slotPlace(slot)],
  bid: ({ slot }) => [slotPlace(slot)],
  passed: ({ slot }) => [slotPlace(slot)],
  claimed: ({ slot, card }) => [slotPlace(slot), cardPlaceName(card)],
  refilled: ({ slot }) => [slotPlace(slot)],
  slot_closed: ({ slot }) => [slotPlace(slot)],
  turned: ({ card }) => [cardPlaceName(card)],
  bought: ({ artifact }) => [artifactPlace(artifact)],
  artifact_shown: ({ artifact }) => [artifactPlace(artifact)],
}

export const places = (event: GameEvent): readonly string[] => byKind(PLACES, event) ?? []

export const slotPlace = (slot: number): string => `slot-${slot}`
export const cardPlaceName = (card: string): string => `card-${card}`
export const artifactPlace = (artifact: string): string => `artifact-${artifact}`
