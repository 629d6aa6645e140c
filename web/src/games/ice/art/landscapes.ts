/** What is seen on the tiles from above and a little from the south, in a hexagon of circumradius 60. */
import { disc, type Drawing } from './drawing'

/** Wind-packed snow; three hands drew it so that a field of it does not repeat. */
const DRIFTS: readonly Drawing[] = [
  [
    { d: 'M-40-8C-28-20-10-20 2-12S28-10 40-18C30-4 12-4 0-7S-26-8-40-8z', fill: 'snow-shade', opacity: 0.7 },
    { d: 'M-30 22C-18 12-4 14 6 19S26 22 34 16C28 28 12 29 0 26S-20 22-30 22z', fill: 'snow-shade', opacity: 0.7 },
    {
      d: 'M-40-8C-28-20-10-20 2-12S28-10 40-18M-30 22C-18 12-4 14 6 19S26 22 34 16M-14-32C-6-37 4-37 12-32',
      line: 1.1,
      opacity: 0.35,
    },
  ],
  [
    { d: 'M-34-26C-20-36-2-34 8-27S26-26 32-30C26-18 10-18-2-21S-24-26-34-26z', fill: 'snow-shade', opacity: 0.65 },
    { d: 'M-42 8C-28-4-12-2 0 4S26 6 42-2C32 14 14 14 0 11S-26 8-42 8z', fill: 'snow-shade', opacity: 0.7 },
    {
      d: 'M-34-26C-20-36-2-34 8-27S26-26 32-30M-42 8C-28-4-12-2 0 4S26 6 42-2M-16 36C-6 30 6 30 16 35',
      line: 1.1,
      opacity: 0.35,
    },
  ],
  [
    { d: 'M-24-14C-10-26 10-26 24-16 14-8-8-6-24-14z', fill: 'snow-shade', opacity: 0.65 },
    { d: 'M-38 20C-22 10-8 12 2 17S30 18 38 10C32 24 16 28 0 25S-26 22-38 20z', fill: 'snow-shade', opacity: 0.7 },
    {
      d: 'M-24-14C-10-26 10-26 24-16M-38 20C-22 10-8 12 2 17S30 18 38 10M-44-4C-38-8-34-8-30-6M30-34l5-3M33-30l5-3',
      line: 1.1,
      opacity: 0.35,
    },
  ],
]

const TUNNEL: Drawing = [
  { d: 'M-34 20C-32-8-18-27 2-27S34-8 37 20C16 29-14 29-34 20z', fill: 'snow-shade', line: 1.2 },
  { d: 'M2-27C20-27 34-8 37 20 30 24 24 25 18 26 22 6 18-14 2-27z', fill: 'snow-wall', opacity: 0.75 },
  { d: 'M-16 23V3A17 17 0 0 1 18 3V23Q2 28-16 23z', fill: 'dark', line: 1.4 },
  { d: 'M-9 23V7A10.5 11 0 0 1 12 7V23Q2 26-9 23z', fill: 'floor' },
  { d: 'M-20 24V-1H-13V24zM15 24V-1H22V24z', fill: 'wood', line: 1.1 },
  { d: 'M-24-6H26V1H-24z', fill: 'wood', line: 1.1 },
  { d: 'M-14-3H16M-17 5V18M18.5 5V18', line: 0.8, opacity: 0.6 },
  { d: 'M-7 26L-14 44M9 26L15 44M-9 31H11M-11 36H13M-13 41H14', line: 1.6, pen: 'wood-shade' },
]

const NUNATAK: Drawing = [
  { d: 'M-42 24C-30 34 30 38 50 24L30 14-26 14z', fill: 'snow-shade' },
  { d: 'M-41 24L-27 2-20 7-4-34 3-40 12-18 18-24 41 24Q22 31 2 29T-41 24z', fill: 'rock', line: 1.5 },
  { d: 'M3-40L12-18 18-24 41 24Q26 29 12 29.500L16 10 6 2 9-16z', fill: 'rock-shade' },
  { d: 'M3-40L-4-34-13-11-7-15-3-8 2-15 6-11 9-16.5 8.5-26z', fill: 'snow', line: 1.1 },
  { d: 'M18-24L13-13 17-11 20-15 24-12z', fill: 'snow', line: 0.9 },
  {
    d: 'M-27 2L-29 14M-33 15L-35 22M-20 8L-24 24M-12-2L-16 26M-5 0L-8 27M2 2L0 27M24-2L29 20M29 6L34 22M18 4L22 26',
    line: 1,
  },
  { d: 'M-46 27C-40 24-36 26-32 29M36 28C42 24 46 25 50 28M-12 34C-6 31 0 31 6 34', line: 1.1, opacity: 0.45 },
]

const NUNATAK_RIDGE: Drawing = [
  { d: 'M-46 24C-30 34 34 38 52 22L30 12-30 12z', fill: 'snow-shade' },
  { d: 'M-46 22L-34 0-25-27-18-33-9-12-2-18 9-8 17-22 24-15 44 22Q24 30 0 29T-46 22z', fill: 'rock', line: 1.5 },
  { d: 'M-18-33L-9-12-2-18 9-8 4 6 10 29Q-2 30-10 28L-6 8-15-2-13-16z', fill: 'rock-shade' },
  { d: 'M17-22L24-15 44 22Q34 27 24 28L26 10 18 2 20-10z', fill: 'rock-shade' },
  { d: 'M-18-33L-25-27-30-12-25-15-21-8-16-14-13-16z', fill: 'snow', line: 1.1 },
  { d: 'M17-22L11-12 15-9 18-13 22-10 24-15z', fill: 'snow', line: 0.9 },
  { d: 'M-34 2L-37 20M-28 0L-31 24M-21 4L-24 26M-4 4L-2 26M1 0L5 26M12 2L13 26M30 4L35 22M25 0L29 25', line: 1 },
  { d: 'M-50 26C-44 22-40 24-36 28M38 28C44 23 48 24 52 27M-10 34C-4 31 2 31 8 34', line: 1.1, opacity: 0.45 },
]

const BASE_CAMP: Drawing = [
  { d: disc(0, 6, 38), fill: 'snow-shade', opacity: 0.75 },
  { d: 'M-34 6C-28-18 24-22 36 2', line: 1.2, opacity: 0.4 },
  { d: 'M-4 14V-44', line: 3, pen: 'wood-shade' },
  { d: 'M-4-44C6-49 14-40 26-45V-27C14-22 6-31-4-26z', fill: 'warm', line: 1.2 },
  { d: 'M-4-37C6-42 14-33 26-38V-33C14-28 6-37-4-32z', fill: 'cloth' },
  { d: 'M-4-24L-32-8M-4-24L24 4', line: 0.9 },
  { d: 'M-29-10l3 5 4-3zM-18-17l3 5 4-3zM10-12l-1 6 5-1zM20-1l-1 6 5-1z', fill: 'cloth', line: 0.7 },
  { d: 'M-36 14L-22 8-10 14-24 21z', fill: 'wood', line: 1.1 },
  { d: 'M-36 14V27L-24 34V21zM-24 21V34L-10 27V14z', fill: 'wood-shade', line: 1.1 },
  { d: 'M10 22L22 16 34 22 22 29z', fill: 'cloth', line: 1.1 },
  { d: 'M10 22V33L22 40V29zM22 29V40L34 33V22z', fill: 'cloth-shade', line: 1.1 },
  { d: 'M-10 38C-2 34 4 34 8 38M28 44C34 40 38 40 42 42', line: 1.1, opacity: 0.4 },
]

/** Drawn for sides east and north-east; turned with the tile. */
export const CREVASSE: Drawing = [
  {
    d: 'M51 27.500V-29L49-31 1-58.5-1-57 3-49 15-47 16-38 29-36 30-26 41-22 38-11 43-4 38 6 44 14 42 23z',
    fill: 'deep-wall',
  },
  {
    d: 'M51.5 24V-29L49-31 2-58.5 8-53 20-49 22-41 34-37 36-29 46-24 43-12 47-4 43 6 48 15z',
    fill: 'dark',
  },
  { d: 'M-1-57L3-49 15-47 16-38 29-36 30-26 41-22 38-11 43-4 38 6 44 14 42 23 51 27.5', line: 1.3 },
  { d: 'M16-38L4-34-2-26-12-25M38-11L26-8 22 1 12 3M30-26L22-21M38 6L31 10 30 17', line: 1.3 },
]

/** Along the eastern side only, for faults whose sides do not meet. */
export const CRACK: Drawing = [
  { d: 'M51.5 28V-28L44-20 38-9 43-2 38 7 44 15 42 22z', fill: 'deep-wall' },
  { d: 'M51.5 25V-25L48-16 43-9 47-2 43 7 48 15z', fill: 'dark' },
  { d: 'M51.5-28L44-20 38-9 43-2 38 7 44 15 42 22 51.5 28', line: 1.3 },
  { d: 'M38-9L27-11 21-4M38 7L30 12 29 19', line: 1.3 },
]

/** Wind scour on a fault tile, under the crack. */
const SCOUR: Drawing = [
  { d: 'M-42 0C-30-10-16-8-6-2S8 4 14 2C8 12-6 12-16 9S-32 2-42 0z', fill: 'snow-shade', opacity: 0.7 },
  {
    d: 'M-42 0C-30-10-16-8-6-2M-22 30C-12 22 0 24 10 29S24 30 28 27M-24-26C-18-31-12-31-6-28',
    line: 1.1,
    opacity: 0.35,
  },
]

/** What lies in clear ice: cracks and bubbles. */
export const CLEAR_ICE: readonly Drawing[] = [
  [
    {
      d: 'M-50-6L-34-14-28-30M-34-14L-24-10M28 40L34 26 48 20M34 26L24 22M-10-54L-6-44 2-40',
      line: 1,
      pen: 'snow',
      opacity: 0.75,
    },
    {
      d: `${disc(-36, 18, 2.2)}${disc(-30, 25, 1.3)}${disc(34, -24, 1.8)}${disc(40, -18, 1.1)}`,
      line: 0.8,
      pen: 'snow',
      opacity: 0.8,
    },
  ],
  [
    { d: 'M50 4L36-6 34-22M36-6L26-2M-40 28L-26 30-16 44M-26 30L-24 20', line: 1, pen: 'snow', opacity: 0.75 },
    {
      d: `${disc(-38, -16, 2)}${disc(-32, -23, 1.2)}${disc(30, 30, 1.6)}${disc(10, -46, 1.4)}`,
      line: 0.8,
      pen: 'snow',
      opacity: 0.8,
    },
  ],
]

/** Terraces cut into the edge of the board. */
export const LEDGE: Drawing = [
  { d: 'M-44-14L-20-22 6-12 30-24 46-14M-46 8L-24 0 0 10 26-2 47 8M-40 26L-16 20 8 30 32 20', line: 1.4, opacity: 0.4 },
  {
    d: 'M-30-16l-3 9M-22-20l-2 8M14-15l-3 8M24-20l-2 8M-34 5l-3 8M10 7l-3 9M18 3l-2 8M-26 23l-3 7M24 24l-2 7',
    line: 1,
    opacity: 0.35,
  },
]

/** A six-armed flake blown into the snow: what a Storm Whistle brings. */
const ARM = (turn: number): string => {
  const at = (r: number, off: number): string => {
    const angle = (Math.PI / 180) * (60 * turn + off - 90)
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle) * 0.92).toFixed(1)}`
  }
  return `M0 0L${at(36, 0)}M${at(18, 0)}L${at(28, 22)}M${at(18, 0)}L${at(28, -22)}M${at(27, 0)}L${at(35, 13)}M${at(27, 0)}L${at(35, -13)}`
}
const FLAKE: Drawing = [
  { d: disc(0, 2, 40), fill: 'snow-shade', opacity: 0.55 },
  { d: [0, 1, 2, 3, 4, 5].map(ARM).join(''), line: 3.2, pen: 'surface-wall' },
  { d: disc(0, 0, 4.5), fill: 'snow', line: 1.4, pen: 'surface-wall-dark' },
]

/** The roof of a building that nobody has seen yet. */
export const SLAB: Drawing = [
  { d: 'M0-42L36-21V21L0 42-36 21V-21z', line: 1.6, pen: 'floor-line' },
  { d: 'M0-28L24-14V14L0 28-24 14V-14z', fill: 'floor', opacity: 0.45, line: 1.3, pen: 'floor-line' },
  { d: 'M0-42V-28M36-21L24-14M36 21L24 14M0 42V28M-36 21L-24 14M-36-21L-24-14', line: 1.3, pen: 'floor-line' },
  { d: disc(0, 0, 8), line: 1.6, pen: 'floor-bright' },
]

/** The same building, found. */
export const TEMPLE: Drawing = [
  { d: disc(0, 0, 44), fill: 'floor-lift', opacity: 0.7 },
  { d: 'M-34 26H34V32H-34zM-29 20H29V26H-29z', fill: 'bone-shade', line: 1.4 },
  { d: 'M-25-8H-17V20H-25zM-9-8H-1V20H-9zM5-8H13V20H5zM19-8H27V20H19z', fill: 'bone', line: 1.3 },
  { d: 'M-32-8L0-34 32-8z', fill: 'bone', line: 1.5 },
  { d: `${disc(0, -17, 5)}`, fill: 'exalted', line: 1.3 },
  { d: 'M0-34L32-8H0z', fill: 'bone-shade', opacity: 0.6 },
]

export const LANDSCAPES: Readonly<Record<string, Drawing>> = {
  'blank-0': DRIFTS[0] ?? [],
  'blank-1': DRIFTS[1] ?? [],
  'blank-2': DRIFTS[2] ?? [],
  tunnel: TUNNEL,
  fault: SCOUR,
  'nunatak-0': NUNATAK,
  'nunatak-1': NUNATAK_RIDGE,
  base_camp: BASE_CAMP,
  flake: FLAKE,
}
