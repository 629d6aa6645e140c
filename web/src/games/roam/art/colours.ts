import type { PlayerColour } from '../../../design/players'

/** The four colours of the Roam box, in the house's palette. */
export type RoamColour = 'blue' | 'red' | 'green' | 'yellow'

export const PLAYER_OF: Readonly<Record<RoamColour, PlayerColour>> = {
  blue: 'sky',
  red: 'vermilion',
  green: 'green',
  yellow: 'amber',
}
