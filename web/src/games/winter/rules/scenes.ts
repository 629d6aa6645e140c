/** What the pictures of the rules show, by section and by step. */
import type { PlayerColour } from '../../../design/players'
import type { Species } from '../catalogue'
import type { SymbolName } from '../art/symbols'

export interface Beast {
  readonly species: Species['id']
  readonly count?: number
  readonly tipped?: boolean
  readonly points?: number
}

export interface Reveal {
  readonly colour: PlayerColour
  readonly card: string | null
  readonly resting: boolean
  /** Labor in halves. */
  readonly halves: number
}

/** Sections that show cards. */
export const CARDS: Readonly<Record<string, readonly string[]>> = {
  secrets: ['brave', 'tribeswoman', 'tribesman'],
  turn: ['hunter'],
  culture: ['c1-04', 'c1-18'],
  tribe: ['brave', 'hunter'],
  initiate: ['elder', 'crafter', 'scout', 'hunter', 'shaman'],
  burial: ['c1-12'],
  abilities: ['c1-09', 'c1-19', 'tribeswoman'],
  eclipse: ['shaman', 'scout'],
  preparation: ['brave', 'tribeswoman', 'tribesman', 'elder', 'c1-01'],
  values: ['c2-01', 'c2-17'],
}

/** Sections that show animals. */
export const BEASTS: Readonly<Record<string, readonly Beast[]>> = {
  hunt: [{ species: 'giant_sloth' }, { species: 'saber_tooth' }, { species: 'glyptodon' }],
  animals: [{ species: 'woolly_rhino' }, { species: 'woolly_rhino', tipped: true }],
  end: [
    { species: 'giant_sloth', count: 3, points: 6 },
    { species: 'woolly_mammoth', points: 2 },
  ],
}

/** From great to small.  EW-GOLD-2 */
export const CHAIN: readonly { readonly sign: SymbolName }[] = [
  { sign: 'megalith' },
  { sign: 'draw' },
  { sign: 'idol' },
  { sign: 'tool' },
  { sign: 'food' },
]

/** Means and place of the figure in the example of a column. */
export const COLUMN: readonly { readonly at: number; readonly labor: number; readonly tool: number; readonly food: number }[] = [
  { at: 0, labor: 2, tool: 2, food: 3 },
  { at: 0, labor: 4, tool: 2, food: 0 },
  { at: 0, labor: 1, tool: 0, food: 0 },
  { at: 2, labor: 1, tool: 0, food: 0 },
]

/** The marker of the food track: where it stands, and where it came from. */
export const FOOD: readonly { readonly food: number; readonly from: number }[] = [
  { food: 3, from: 3 },
  { food: 0, from: 3 },
  { food: 3, from: 6 },
]

export const CAMPS: readonly string[] = ['1,0', '2,-1', '2,0']

const WOLF: Reveal = { colour: 'amber', card: 'brave', resting: true, halves: 6 }
const LION: Reveal = { colour: 'green', card: null, resting: true, halves: 3 }
const BISON: Reveal = { colour: 'sky', card: 'shaman', resting: false, halves: 3 }

export const ORDER: readonly (readonly Reveal[])[] = [
  [WOLF, LION, BISON],
  [WOLF, LION, BISON],
  [WOLF, BISON, LION],
]

const RHINOS: readonly Beast[] = [
  { species: 'woolly_rhino', count: 2 },
  { species: 'woolly_rhino', tipped: true },
]

export const SETS: readonly (readonly Beast[])[] = [
  [...RHINOS, { species: 'woolly_mammoth' }, { species: 'giant_sloth', count: 3 }, { species: 'argentavis' }],
  [
    { species: 'woolly_rhino', count: 2, points: 3 },
    { species: 'woolly_mammoth', points: 2 },
    { species: 'giant_sloth', count: 3 },
    { species: 'argentavis' },
  ],
  [
    { species: 'woolly_rhino', count: 2, points: 3 },
    { species: 'woolly_mammoth', points: 2 },
    { species: 'giant_sloth', count: 4, points: 10 },
  ],
]
