/** What the pictures of the rules show: a few tiles with those who stand on them. */
import type { PlayerColour } from '../../../design/players'
import type { Cell } from '../art/hex'

export interface PictureTile {
  /** The name of its drawing. */
  readonly symbol: string
  readonly cell: Cell
  /** 0 is snow, 1 the layer below. */
  readonly level?: number
  readonly plaque?: string
  /** For a fault: its first broken side. */
  readonly crack?: number
  readonly leader?: PlayerColour
  readonly crew?: number
  readonly camp?: PlayerColour | 'white'
  readonly beast?: 'smilodon' | 'wyvern'
  /** A number on the tile. */
  readonly price?: number
  /** How high it hangs over its place. */
  readonly lift?: number
}

const WEST: Cell = [-2, 1, 1]
const MIDDLE: Cell = [1, -2, 1]
const EAST: Cell = [4, -5, 1]
const FAR: Cell = [7, -8, 1]
/** The three cells on which the tile in the middle rests. */
const BELOW: readonly [Cell, Cell, Cell] = [
  [0, 0, 0],
  [3, -3, 0],
  [0, -3, 3],
]

const snow = (cell: Cell, more: Partial<PictureTile> = {}): PictureTile => ({ symbol: 'ice-tile-blank-0', cell, ...more })
const surface = (cell: Cell, type: string, more: Partial<PictureTile> = {}): PictureTile => ({
  symbol: 'ice-tile-surface-0',
  plaque: `ice-plaque-surface-${type}`,
  cell,
  level: 1,
  ...more,
})
const nunatak = (more: Partial<PictureTile>): PictureTile => snow(MIDDLE, { symbol: 'ice-tile-nunatak-0', ...more })

/** The ground below, with so many archaeologists on each cell. */
const ground = (crews: readonly [number, number, number], more: Partial<PictureTile> = {}): PictureTile[] => [
  surface(BELOW[0], 'harmony', { crew: crews[0] }),
  surface(BELOW[1], 'exalted', { crew: crews[1] }),
  surface(BELOW[2], 'philosophical', { crew: crews[2], ...more }),
]

export const PICTURES: Readonly<Record<string, readonly PictureTile[]>> = {
  secrets: [surface(BELOW[0], 'achievement'), surface(BELOW[1], 'prismatic'), snow(WEST, { cell: [-4, 2, 2] })],
  actions: [snow(WEST), snow(MIDDLE, { camp: 'white', leader: 'amber', crew: 1 }), snow(EAST, { crew: 1 })],
  collapse: [...ground([0, 0, 0]), snow([-2, 1, 1]), snow(MIDDLE, { symbol: 'ice-tile-blank-1' })],
  smilodon: [snow(WEST, { leader: 'amber' }), snow(MIDDLE, { beast: 'smilodon' }), snow(EAST)],
  limits: [snow(WEST, { crew: 3 }), snow(MIDDLE, { camp: 'white' })],
  values: [
    snow(WEST, { symbol: 'ice-tile-fault', crack: 0 }),
    snow(MIDDLE, { symbol: 'ice-tile-fault', crack: 2 }),
    snow(EAST, { symbol: 'ice-tile-tunnel', crew: 1 }),
  ],
  edifices: [{ symbol: 'ice-tile-edifice-found', cell: WEST }, { symbol: 'ice-tile-edifice', cell: MIDDLE }],
}

const PEOPLE: readonly PictureTile[] = [snow(WEST, { leader: 'amber' }), snow(MIDDLE, { crew: 2 })]

/** What each edition has of its own: pieces, and the price of excavating. */
export const OWN: Readonly<Record<string, Readonly<Record<string, readonly PictureTile[]>>>> = {
  ice2: {
    pieces: [...PEOPLE, snow(EAST, { camp: 'green' }), snow(FAR, { camp: 'white' })],
    excavating: [
      snow(WEST, { price: 2 }),
      { symbol: 'ice-tile-surface-0', cell: MIDDLE, price: 3 },
      { symbol: 'ice-tile-deep-0', cell: EAST, price: 4 },
    ],
  },
  ice1: {
    pieces: [...PEOPLE, snow(EAST, { camp: 'white' }), snow(FAR, { beast: 'smilodon' })],
    excavating: [snow(WEST, { price: 3 }), nunatak({ price: 4 }), { symbol: 'ice-tile-deep-0', cell: EAST, price: 3 }],
  },
}

export const EXAMPLES: Readonly<Record<string, readonly (readonly PictureTile[])[]>> = {
  travel: [
    [snow(WEST, { leader: 'amber' }), snow(MIDDLE, { crew: 2 }), snow(EAST)],
    [snow(WEST), snow(MIDDLE, { crew: 2, leader: 'amber' }), snow(EAST)],
    [snow(WEST), snow(MIDDLE), snow(EAST, { crew: 2, leader: 'amber' })],
  ],
  price: [
    [nunatak({ camp: 'white' })],
    [nunatak({ camp: 'white', leader: 'amber', crew: 2 })],
    [
      surface(BELOW[0], 'harmony', { crew: 1 }),
      surface(BELOW[1], 'exalted', { crew: 1, camp: 'white' }),
      surface(BELOW[2], 'philosophical', { leader: 'amber' }),
    ],
  ],
  even: [[...ground([2, 0, 0]), snow(MIDDLE, { crew: 4, lift: 110 })], ground([2, 1, 1]), ground([2, 2, 2])],
}
