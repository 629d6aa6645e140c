import type { EmblemName } from './icons/emblems'

/** The five player colours of the house; every game uses the first ones it needs. */
export const PLAYER_COLOURS = ['amber', 'sky', 'green', 'vermilion', 'violet'] as const
export type PlayerColour = (typeof PLAYER_COLOURS)[number]

/** A colour is never alone: each has an emblem that goes wherever the colour goes. */
export const EMBLEM_OF: Readonly<Record<PlayerColour, EmblemName>> = {
  amber: 'sail',
  sky: 'flame',
  green: 'crampon',
  vermilion: 'hand',
  violet: 'arch',
}

export const fillOf = (colour: PlayerColour): string => `var(--player-${colour})`
export const inkOf = (colour: PlayerColour): string => `var(--player-${colour}-ink)`
export const washOf = (colour: PlayerColour): string => `var(--player-${colour}-wash)`
