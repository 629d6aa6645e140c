import type { MotifName } from './motifs'

/** What grows or lies on a card: how many, how far apart, between which heights. */
export interface Scatter {
  readonly motif: MotifName
  readonly count: number
  readonly gap: number
  readonly low?: number
  readonly high?: number
  /** Keep together around one point instead of spreading over the card. */
  readonly within?: number
}

export interface Biome {
  readonly name: string
  /** Number and strength of hills, number and strength of hollows. */
  readonly hills: number
  readonly rise: number
  readonly hollows: number
  readonly fall: number
  readonly rough: number
  readonly river?: boolean
  readonly trail?: boolean
  readonly scatter: readonly Scatter[]
}

/** The family of landscapes. Heights: under 0.27 is water, above 0.8 bare rock. */
export const BIOMES: readonly Biome[] = [
  {
    name: 'snowfield',
    hills: 3,
    rise: 0.26,
    hollows: 1,
    fall: 0.08,
    rough: 0.05,
    trail: true,
    scatter: [
      { motif: 'cairn', count: 2, gap: 0.9 },
      { motif: 'drift', count: 17, gap: 0.3 },
    ],
  },
  {
    name: 'forest',
    hills: 3,
    rise: 0.28,
    hollows: 0,
    fall: 0,
    rough: 0.08,
    scatter: [
      { motif: 'hut', count: 1, gap: 0.5, high: 0.55 },
      { motif: 'fir', count: 62, gap: 0.17 },
    ],
  },
  {
    name: 'river',
    hills: 3,
    rise: 0.38,
    hollows: 0,
    fall: 0,
    rough: 0.05,
    river: true,
    scatter: [
      { motif: 'fir', count: 26, gap: 0.18, low: 0.42 },
      { motif: 'stone', count: 6, gap: 0.2 },
    ],
  },
  {
    name: 'moraine',
    hills: 4,
    rise: 0.34,
    hollows: 1,
    fall: 0.2,
    rough: 0.1,
    scatter: [
      { motif: 'stone', count: 48, gap: 0.13, within: 0.95 },
      { motif: 'tuft', count: 8, gap: 0.3 },
    ],
  },
  {
    name: 'cliffs',
    hills: 3,
    rise: 0.62,
    hollows: 1,
    fall: 0.1,
    rough: 0.12,
    scatter: [
      { motif: 'peak', count: 2, gap: 0.8, low: 0.6 },
      { motif: 'bird', count: 4, gap: 0.3 },
    ],
  },
  {
    name: 'spring',
    hills: 3,
    rise: 0.4,
    hollows: 0,
    fall: 0,
    rough: 0.06,
    scatter: [
      { motif: 'pool', count: 4, gap: 0.42, within: 0.8 },
      { motif: 'stone', count: 16, gap: 0.15, within: 1 },
      { motif: 'tuft', count: 9, gap: 0.25 },
    ],
  },
  {
    name: 'village',
    hills: 3,
    rise: 0.34,
    hollows: 0,
    fall: 0,
    rough: 0.05,
    trail: true,
    scatter: [
      { motif: 'chapel', count: 1, gap: 0.4 },
      { motif: 'house', count: 8, gap: 0.31, within: 0.85 },
      { motif: 'fir', count: 16, gap: 0.2 },
    ],
  },
  {
    name: 'lake',
    hills: 2,
    rise: 0.4,
    hollows: 2,
    fall: 0.42,
    rough: 0.05,
    scatter: [
      { motif: 'fir', count: 30, gap: 0.17, low: 0.4 },
      { motif: 'boat', count: 1, gap: 1, high: 0.24 },
    ],
  },
  {
    name: 'glacier',
    hills: 2,
    rise: 0.5,
    hollows: 0,
    fall: 0,
    rough: 0.03,
    scatter: [
      { motif: 'peak', count: 1, gap: 1, low: 0.65 },
      { motif: 'crevasse', count: 20, gap: 0.25 },
    ],
  },
  {
    name: 'pack ice',
    hills: 1,
    rise: 0.3,
    hollows: 3,
    fall: 0.5,
    rough: 0.04,
    scatter: [
      { motif: 'floe', count: 20, gap: 0.25, high: 0.25 },
      { motif: 'drift', count: 9, gap: 0.3, low: 0.38 },
    ],
  },
  {
    name: 'range',
    hills: 5,
    rise: 0.5,
    hollows: 0,
    fall: 0,
    rough: 0.1,
    scatter: [
      { motif: 'peak', count: 5, gap: 0.5, low: 0.48 },
      { motif: 'fir', count: 18, gap: 0.18, high: 0.5 },
    ],
  },
  {
    name: 'camp',
    hills: 3,
    rise: 0.35,
    hollows: 1,
    fall: 0.1,
    rough: 0.05,
    trail: true,
    scatter: [
      { motif: 'flag', count: 1, gap: 0.4 },
      { motif: 'tent', count: 4, gap: 0.36, within: 0.6 },
      { motif: 'drift', count: 10, gap: 0.35 },
    ],
  },
  {
    name: 'old stones',
    hills: 2,
    rise: 0.42,
    hollows: 0,
    fall: 0,
    rough: 0.06,
    scatter: [
      { motif: 'menhir', count: 8, gap: 0.27, within: 0.65 },
      { motif: 'tuft', count: 14, gap: 0.25 },
      { motif: 'bird', count: 2, gap: 0.4 },
    ],
  },
  {
    name: 'tundra',
    hills: 3,
    rise: 0.3,
    hollows: 1,
    fall: 0.36,
    rough: 0.07,
    scatter: [
      { motif: 'deer', count: 6, gap: 0.3, low: 0.3, within: 0.8 },
      { motif: 'tuft', count: 22, gap: 0.22, low: 0.3 },
      { motif: 'stone', count: 6, gap: 0.3, low: 0.3 },
    ],
  },
]
