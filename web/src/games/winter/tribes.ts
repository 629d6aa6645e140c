import { PLAYER_COLOURS, type PlayerColour } from '../../design/players'

/** The tribes in the order in which the game deals them when nothing is wished.  EW-COMP-3 */
export const TRIBES: readonly string[] = ['wolf', 'bison', 'lion', 'bear']

export const tribeColour = (tribe: string): PlayerColour => PLAYER_COLOURS[TRIBES.indexOf(tribe)] ?? 'violet'
