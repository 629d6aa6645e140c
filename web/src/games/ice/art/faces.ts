/** What is found on the snow tiles, around the origin in a circle of radius 26. */
import { TYPES } from '../catalogue'
import { disc, type Drawing } from './drawing'

function bug(x: number, y: number, turn: 1 | -1): Drawing {
  const legs = (side: 1 | -1): string => {
    const at = x + 4 * side
    const feeler = `M${x + 2 * side} ${y - 9 * turn}l${3 * side} ${-5 * turn}`
    return `M${at} ${y - 5}l${5 * side} -3M${at} ${y}h${6 * side}M${at} ${y + 5}l${5 * side} 3${feeler}`
  }
  const body = `M${x} ${y - turn}c6 ${turn} 5 ${11 * turn} 0 ${12 * turn}c-5 ${-turn} -6 ${-11 * turn} 0 ${-12 * turn}z`
  return [
    { d: legs(-1) + legs(1), line: 1.3 },
    { d: body, fill: 'bone', line: 1.4 },
    { d: disc(x, y - 5 * turn, 4.2), fill: 'warm', line: 1.4 },
  ]
}

export const FACES: Readonly<Record<string, Drawing>> = {
  polar_termite_swarm: [...bug(-12, -8, 1), ...bug(12, -2, -1), ...bug(-6, 16, 1)],
  boreal_smilodon: [
    {
      d: 'M-19-22L-8-17H8L19-22C22-12 22-4 18 4 16 12 10 18 0 18S-16 12-18 4C-22-4-22-12-19-22z',
      fill: 'bone',
      line: 1.6,
    },
    { d: 'M-16-18L-11-12-15-8zM16-18L11-12 15-8z', fill: 'warm' },
    { d: 'M-9 4C-8-2 8-2 9 4 8 12 4 14 0 14S-8 12-9 4z', fill: 'snow', line: 1.2 },
    { d: 'M-4 2H4L0 6z', fill: 'pen' },
    { d: 'M-6 10L-4.5 24-2 11zM6 10L4.5 24 2 11z', fill: 'snow', line: 1.3 },
    { d: 'M-13-5l7 3M13-5l-7 3M0 6V9M-2-17V-9M-7-16l1 6M4-16l-1 6M-20 4l-6-1M-18 9l-6 2M20 4l6-1M18 9l6 2', line: 1.4 },
  ],
  white_spiders: [
    {
      d: 'M-5-4L-16-14-22-6M-6-1L-19-4-25 6M-6 3L-18 6-21 17M-4 7L-11 14-10 24M5-4L16-14 22-6M6-1L19-4 25 6M6 3L18 6 21 17M4 7L11 14 10 24',
      line: 1.9,
    },
    { d: 'M0 3C10 2 13 12 10 18 7 24-7 24-10 18-13 12-10 2 0 3z', fill: 'snow', line: 1.6 },
    { d: disc(0, -3, 7), fill: 'snow', line: 1.6 },
    { d: 'M-5 10L5 10M-6 14H6M-4 18H4', line: 1.2 },
    { d: `${disc(-2.6, -5, 1.3)}${disc(2.6, -5, 1.3)}`, fill: 'pen' },
    { d: 'M0-26V-10', line: 1.1 },
  ],
  ice_manta: [
    {
      d: 'M0-17C4-17 6-20 7-22 9-18 9-15 12-13 19-9 25-2 26 7 18 3 11 4 6 11L1 26-6 11C-11 4-18 3-26 7-25-2-19-9-12-13-9-15-9-18-7-22-6-20-4-17 0-17z',
      fill: 'surface-top',
      line: 1.7,
    },
    {
      d: 'M0-17C4-17 6-20 7-22 9-18 9-15 12-13 19-9 25-2 26 7 18 3 11 4 6 11L1 26C4 8 6-6 0-17z',
      fill: 'deep-top',
      opacity: 0.7,
    },
    { d: 'M-8-4l3 1M-9 0l3 1M8-4l-3 1M9 0l-3 1M-16 0C-12-2-10-4-9-7', line: 1.3 },
  ],
  rappelling_rope: [
    { d: 'M-4-24C-22-20-24 8-8 12S18 4 14-8-10-18-12-6 4 6 6-2', line: 5.5, pen: 'pen' },
    { d: 'M-4-24C-22-20-24 8-8 12S18 4 14-8-10-18-12-6 4 6 6-2', line: 3, pen: 'wood' },
    { d: 'M4 10L14 24M14 24l7-3', line: 5.5, pen: 'pen' },
    { d: 'M4 10L14 24', line: 3, pen: 'wood' },
    { d: 'M12 16a6 6 0 0 1 11 4l-3 5a4 4 0 0 1-7-2z', fill: 'rock-light', line: 1.5 },
  ],
  ice_yacht: [
    { d: 'M-2-26C12-20 19-8 20 6H-2z', fill: 'cloth', line: 1.6 },
    { d: 'M-5-18C-13-12-18-4-19 6H-5z', fill: 'snow', line: 1.6 },
    { d: 'M-24 9H24L18 16H-17z', fill: 'wood', line: 1.6 },
    { d: 'M-2-26V9M-16 16L-18 22M14 16L16 22M-25 22H-9M8 22H26M26 22l2-2', line: 1.7 },
    { d: 'M5-12C10-8 13-2 14 3', line: 1 },
  ],
  wreck: [
    { d: 'M-26 4L-18 2-14 12 22-6 26 2C22 14 12 20-6 20H-22z', fill: 'wood', line: 1.6 },
    { d: 'M-14 12L22-6 24-1-10 17z', fill: 'wood-shade' },
    { d: 'M2 4L-8-26M-6-20L10-17 0-10M14-2L10-12', line: 1.8 },
    { d: 'M-6-20L10-17 0-10-4-13z', fill: 'cloth', line: 1.2 },
    { d: 'M-28 19C-20 15-14 22-6 18S8 22 14 17 24 20 28 16V26H-28z', fill: 'surface-top', line: 1.3 },
  ],
  expedition_survivors: [
    { d: disc(-8, -14, 6.5), fill: 'bone', line: 1.5 },
    { d: disc(9, -10, 6), fill: 'bone', line: 1.5 },
    { d: 'M-15-15A7 7 0 0 1-1-15zM2.5-11A6.5 6.5 0 0 1 15.5-11z', fill: 'warm', line: 1.4 },
    { d: 'M-22 22C-23 4-18-6-8-6-2-6 1-3 4-1 14-4 22 4 23 22Q0 28-22 22z', fill: 'cloth', line: 1.6 },
    { d: 'M4-1C8 6 9 14 8 24M-14 0C-17 7-18 14-17 23M-6 6l5 3M14 6l-4 3', line: 1.2 },
  ],
  storm_whistle: [
    { d: 'M-22-4C-10-12 6-12 14-4A11 11 0 1 1 0 12C-6 6-14 4-22 4z', fill: 'bone', line: 1.7 },
    { d: disc(9, 7, 5), fill: 'dark', line: 1.3 },
    { d: 'M-16-5V4M-10-8V5', line: 1.3 },
    { d: 'M2-16C8-24 20-22 20-14S10-10 12-15M-16-14C-12-20-4-20-4-15M20-4C26-6 28 0 24 3', line: 1.5 },
  ],
  explosive_rune: [
    { d: 'M-15-18L6-22 19-8 16 14-2 22-18 10z', fill: 'rock', line: 1.7 },
    { d: 'M6-22L19-8 16 14-2 22 6 4z', fill: 'rock-shade', opacity: 0.8 },
    { d: 'M-4-12V12M-4-12L6-4-4 3M-4 3L6 12', line: 2.4, pen: 'obliteration' },
    { d: 'M-22-20l-4-4M-24-6h-4M22-18l4-4M24 4h4M-20 18l-4 4M18 20l4 4', line: 1.6, pen: 'obliteration' },
  ],
  anima_gem: [
    { d: 'M-11-16H11L20-4 0 22-20-4z', fill: 'surface-top', line: 1.7 },
    { d: 'M11-16L20-4 0 22 7-4z', fill: 'deep-top' },
    { d: 'M-20-4H20M-11-16L-7-4 0 22 7-4 11-16M-7-4L0-16 7-4', line: 1.2 },
    { d: 'M0-26v4M-20-20l3 3M20-20l-3 3M-26-4h2M26-4h-2', line: 1.6, pen: 'harmony' },
  ],
  stone_of_charisma: [
    { d: 'M-13 18L-18-4-8-20 9-22 19-6 14 18z', fill: 'rock-light', line: 1.7 },
    { d: 'M9-22L19-6 14 18H2L8-4z', fill: 'rock', opacity: 0.8 },
    { d: 'M0-9C3-15 12-14 12-7 12 0 5 4 0 10-5 4-12 0-12-7-12-14-3-15 0-9z', fill: 'obliteration', line: 1.4 },
    { d: 'M-24-14l-4-3M-26 2h-3M24-14l4-3M26 2h3M0-27v-2', line: 1.6, pen: 'exalted' },
  ],
  ...Object.fromEntries(
    TYPES.map((type) => [
      `talisman_${type}`,
      [
        { d: 'M-14-8C-20-18-10-27 0-25S20-18 14-8', line: 2, pen: 'wood-shade' },
        { d: disc(0, 4, 19), fill: 'plaque', line: 1.8 },
        { d: disc(0, 4, 15.5), line: 1.6, pen: type },
        { d: disc(0, -16.5, 3), fill: 'wood', line: 1.3 },
      ] satisfies Drawing,
    ]),
  ),
}

/** Where lost tiles lie in the first edition. */
export const BAG: Drawing = [
  { d: 'M-9-16C-26-4-26 24 0 24S26-4 9-16z', fill: 'cloth-shade', line: 1.7 },
  { d: 'M-13-26L-8-16H8L13-26Q6-22 0-25-6-22-13-26z', fill: 'cloth', line: 1.6 },
  { d: 'M-11-15Q0-11 11-15M6-13L10-3', line: 2.2, pen: 'wood-shade' },
]

/** The three groups of the box: animals, things of the expedition, things of Nuuk. */
const GROUP: Readonly<Record<string, 'animal' | 'expedition' | 'nuuk'>> = {
  polar_termite_swarm: 'animal',
  boreal_smilodon: 'animal',
  white_spiders: 'animal',
  ice_manta: 'animal',
  rappelling_rope: 'expedition',
  ice_yacht: 'expedition',
  wreck: 'expedition',
  expedition_survivors: 'expedition',
}

export const groupOf = (face: string): 'animal' | 'expedition' | 'nuuk' => GROUP[face] ?? 'nuuk'
