import type { PlayerColour } from '../../../design/players'
import type { Colour } from '../../../generated/roam'

/** The four colours of the Roam box, in the house's palette. */
export const PLAYER_OF: Readonly<Record<Colour, PlayerColour>> = {
  blue: 'sky',
  red: 'vermilion',
  green: 'green',
  yellow: 'amber',
}
