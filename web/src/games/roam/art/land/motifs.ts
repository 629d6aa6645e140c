/** One layer of a small drawing. Colours are names of map tokens; `line` draws the pen over it. */
export interface Layer {
  readonly d: string
  readonly fill?: string
  readonly line?: number
}

/**
 * The signs of the map, in hundredths of a square, standing on (0, 0) and lit from the upper left.
 * They stay upright whichever way the card lies.
 */
export const MOTIFS = {
  fir: [
    { d: 'M-6 1.5Q2 3.5 11 1.5L1-1z', fill: 'shadow' },
    { d: 'M0-21L-6.5-3Q0-.5 6.5-3z', fill: 'fir', line: 0.8 },
    { d: 'M0-21L.8-2Q4-2.2 6.5-3z', fill: 'fir-shade' },
    { d: 'M-2.5-13.5L-4.2-8.5M-1-17.5l-.8 2.5M0-2V1.5', line: 0.8 },
  ],
  drift: [{ d: 'M-13 0C-8-5-2-5 3-1.5S10 1 14-2.5M-7 4C-3 1.2 1 1.2 5 3.5', line: 0.9 }],
  tuft: [{ d: 'M-4 0C-4.5-3-5-4.5-6-6M-1.5 0C-1.5-4-1-6-.5-8M1.5 0C2-3 3.5-5 5-6M-6 .8H5', line: 0.9 }],
  stone: [
    { d: 'M-5 1.5Q2 3.5 9 1L5-1z', fill: 'shadow' },
    { d: 'M-6 0C-6.5-4-3-7 0-6.5 4-7 6.5-3.5 6 0 3 1.5-3 1.5-6 0z', fill: 'rock', line: 0.9 },
    { d: 'M1-6.5C4.5-6.5 6.5-3.5 6 0 4.5.8 3 1 1.5 1 3-1.5 2.5-4.5 1-6.5z', fill: 'rock-shade' },
  ],
  cairn: [
    { d: 'M-7 1Q3 3.5 13 .5L6-2z', fill: 'shadow' },
    { d: 'M-8 0L-6-5H6L8 0zM-5-5L-4-9.5H4L5-5zM-3-9.5L-1.5-13.5H2L3-9.5z', fill: 'rock', line: 0.9 },
    { d: 'M2 0L3-5H6L8 0zM1.5-5L2-9.5H4L5-5z', fill: 'rock-shade' },
  ],
  peak: [
    { d: 'M-24 1Q8 8 42 1L24-6z', fill: 'shadow' },
    { d: 'M-28 0L-14-20-9-16 3-40 12-24 16-27 30 0Q0 5-28 0z', fill: 'rock', line: 1.1 },
    { d: 'M3-40L12-24 16-27 30 0Q18 2.5 6 2.5L10-8 3-14 7-24z', fill: 'rock-shade' },
    { d: 'M3-40L-5.5-24-1-26 1-20 5-25 9-21 10.5-26.5z', fill: 'map-high', line: 0.8 },
    { d: 'M-14-20L-16.5-11M-19-10.5L-21-4M-8-12L-12-3M-2-14L-5-3M14-15L17-4M19-14L23-3M10-6L11-1', line: 0.8 },
  ],
  crevasse: [
    { d: 'M-15 0C-9-4.5-2-1.5 2-3.5S11-5.5 16-2C10-1 6-.5 2 1S-8 3.5-15 0z', fill: 'water-deep', line: 0.8 },
    { d: 'M-11-.6C-6-2.6-1-.6 3-2.4S10-3.6 13-2.4', line: 0.6 },
  ],
  floe: [
    { d: 'M-13 2.5L-9-5 4-7.5 13-3 10 5-3 7.5z', fill: 'water-deep' },
    { d: 'M-13 0L-9-7 4-9.5 13-5 10 3-3 5.5z', fill: 'map-high', line: 0.9 },
    { d: 'M-7-3.5L2-5M-3 1L6-1', line: 0.6 },
  ],
  bird: [{ d: 'M-6-3Q-3-6 0-2.5 3-6 6-3', line: 1 }],
  pool: [
    { d: 'M-16 0C-16-7-7-9 1-8S16-5 16 0 8 8 0 8-16 6-16 0z', fill: 'rock', line: 0.9 },
    { d: 'M-12-.5C-12-5-5-6.5 1-5.5S12-3.5 12 0 6 5.5 0 5.5-12 4-12-.5z', fill: 'water-deep', line: 0.7 },
    { d: 'M-7 .5C-6-2-2-3 1-2.5M0 2.5C3 2.5 6 1.5 7 0', line: 0.7 },
    { d: 'M-5-11c-3-3 2-5-.5-9M1-12c-3-3.5 2.5-6-.5-11M7-10c-2.5-3 2-5-.5-8.5', line: 0.9 },
  ],
  house: [
    { d: 'M-10 1Q4 4 20 .5L10-3z', fill: 'shadow' },
    { d: 'M-10 0V-8L-4-14 2-8V0z', fill: 'map-high', line: 0.9 },
    { d: 'M2 0V-8L-4-14H7L13-8V0z', fill: 'wood', line: 0.9 },
    { d: 'M-4-14H7L13-8H2z', fill: 'map-high', line: 0.9 },
    { d: 'M-6 0V-5H-2.5V0z', fill: 'rock-shade' },
    { d: 'M6-5.5H9V-2.5H6z', fill: 'warm' },
    { d: 'M8-14V-17H10.5V-12M9.5-19c-2-2 1.5-3.5 0-6', line: 0.8 },
  ],
  hut: [
    { d: 'M-13 1Q4 4 22 .5L12-3z', fill: 'shadow' },
    { d: 'M-12 0V-7H12V0z', fill: 'wood', line: 0.9 },
    { d: 'M-15-6.5L-8-15H8L15-6.5z', fill: 'map-high', line: 0.9 },
    { d: 'M-7 0V-5H-3V0M3-5H8V-2H3zM-12-3.5H-7', line: 0.8 },
    { d: 'M3-5H8V-2H3z', fill: 'warm' },
  ],
  chapel: [
    { d: 'M-10 1Q4 4 24 .5L12-3z', fill: 'shadow' },
    { d: 'M-2 0V-9H14V0z', fill: 'wood', line: 0.9 },
    { d: 'M-2-9L1-15H11L14-9z', fill: 'map-high', line: 0.9 },
    { d: 'M-10 0V-18H-1V0z', fill: 'map-high', line: 0.9 },
    { d: 'M-11.5-18L-5.5-33 .5-18z', fill: 'rock-shade', line: 0.9 },
    { d: 'M-7.5 0V-5a2 2 0 0 1 4 0V0M-5.5-33V-38M-7.5-36H-3.5M-5.5-14.5V-11.5M3-6V-3M7-6V-3M11-6V-3', line: 0.9 },
  ],
  boat: [
    { d: 'M-14-5H14C12 1 9 3 5 3H-6C-10 3-13 0-14-5z', fill: 'wood', line: 1 },
    { d: 'M0-5V-27M0-26L11-9H0M-1-22L-9-9H-1z', fill: 'map-high', line: 0.9 },
    { d: 'M-19 3.5H-9M9 4H20', line: 0.8 },
  ],
  tent: [
    { d: 'M-12 1Q4 4 22 .5L11-3z', fill: 'shadow' },
    { d: 'M-13 0L-3-17 3 0z', fill: 'map-high', line: 1 },
    { d: 'M-3-17L10-14 16-1 3 0z', fill: 'warm', line: 1 },
    { d: 'M-5 0L-3-11-1 0M-3-17L-4.5-20M-13 0L-17 1.5M16-1L20 1', line: 0.9 },
  ],
  flag: [
    { d: 'M0 1Q6 3 15 .5L4-.5z', fill: 'shadow' },
    { d: 'M0-30C5-33 9-27 15-30V-20C9-17 5-23 0-20z', fill: 'warm', line: 0.9 },
    { d: 'M0 1V-31M-4 1H4', line: 1.2 },
  ],
  menhir: [
    { d: 'M-5 1Q4 4 18 .5L6-3z', fill: 'shadow' },
    { d: 'M-6 0C-6-8-5-16-2-22 2-24 5-20 6 0 3 1.5-3 1.5-6 0z', fill: 'rock', line: 1 },
    { d: 'M1-23C4-21 5.5-14 6 0 4.5.8 3 1 1.5 1 2.5-8 2-16 1-23z', fill: 'rock-shade' },
    { d: 'M-3.5-12H-.5M-3.7-8.5H-1M-3.8-5H-2', line: 0.8 },
  ],
  deer: [
    { d: 'M-8 .8Q2 2.5 12 .5L6-.6z', fill: 'shadow' },
    { d: 'M-8-9C-4-10.5 2-10 5-10L8.5-15.5 12-14.5 9.5-11 7-6.5C3-5-4-5-7.5-5.5z', fill: 'wood', line: 0.9 },
    {
      d: 'M-7-6L-7.5 0M-4.5-5.5L-4 0M4-5.5L3.5 0M6.5-6.5L7 0M9-15.5C6-18 5-21 6.5-24M7-20L4-21.5M10-15.5C11-19 13.5-20 13-24M12-20L14.5-20.5',
      line: 0.9,
    },
  ],
} as const satisfies Record<string, readonly Layer[]>

export type MotifName = keyof typeof MOTIFS
