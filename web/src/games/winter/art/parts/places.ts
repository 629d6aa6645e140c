import type { Layer } from '../layer'

const O = 1
const H = 0.7
const shade = (w: number): Layer => ({ d: `M${-w} .5Q0 3.5 ${w + 6} .5Q0-1.5 ${-w} .5z`, fill: 'map-shadow' })

/** What stands in the land: tents, houses, stones, trees; on (0, 0), lit from the upper left. */
export const PLACES = {
  tipi: [
    shade(15),
    { d: 'M0-30L-16 0H16z', fill: 'hide', pen: O },
    { d: 'M0-30L3 0H16z', fill: 'hide-shade' },
    { d: 'M-2-14L-7 0H4z', fill: 'line' },
    { d: 'M0-30L-4-36M0-30L4-36M0-30V-37M-10-11H-4M7-11l4 1M-8-16h4', pen: 1 },
  ],
  longhouse: [
    shade(28),
    { d: 'M-28 0C-28-14-22-20-14-20H16C24-20 30-14 30 0z', fill: 'hide', pen: O },
    { d: 'M-28 0C-28-14-22-20-14-20S-2-14-2 0z', fill: 'bone', pen: O },
    { d: 'M-19 0V-7a4 4.5 0 0 1 8 0V0z', fill: 'line' },
    { d: 'M6-20C10-16 12-8 12 0M16-20C20-16 22-8 22 0M-4-20C2-16 3-8 3 0M-15-14l-2 5M-8-13l1 5', pen: H },
    { d: 'M8-22c-3-3 2-5 0-9M13-22c-2-2 2-4 0-7', pen: 0.9 },
  ],
  menhir: [
    shade(9),
    { d: 'M-9 0C-9-12-8-26-2-34 4-36 8-28 9 0 4 2-4 2-9 0z', fill: 'rock', pen: O },
    { d: 'M1-35C6-31 8-22 9 0 6 1.5 4 1.7 2 1.7 4-12 4-24 1-35z', fill: 'rock-shade' },
    { d: 'M-1-16c.5-2 3-1.5 3 1 0 3-6 3-6-2 0-5 8-6 8 0M-5-8h4M-5-5h3', pen: H },
  ],
  dolmen: [
    shade(20),
    { d: 'M-17 0L-15-20H-7L-8 0zM8 0L7-20H15L17 0z', fill: 'rock', pen: O },
    { d: 'M-22-20C-20-29 18-30 23-21 20-17-20-17-22-20z', fill: 'rock-lit', pen: O },
    { d: 'M12-20H15L17 0H13zM-10-20H-7L-8 0H-11z', fill: 'rock-shade' },
    { d: 'M-12-23h8M2-25l8 0M-13-12h3M-13-7h2', pen: H },
  ],
  block: [
    shade(16),
    { d: 'M-16 0V-14L-8-20H16V-6L8 0z', fill: 'rock-shade', pen: O },
    { d: 'M-16 0V-14H8V0z', fill: 'rock', pen: O },
    { d: 'M-16-14L-8-20H16L8-14z', fill: 'rock-lit', pen: O },
    { d: 'M-12-9h5M-4-5h6M-11-4h3M1-10h4', pen: H },
  ],
  circle: [
    {
      d: 'M-34-2V-16H-28V-2zM-20-6V-19H-15V-6zM-4-8V-20H2V-8zM14-7V-19H19V-7zM28-3V-16H34V-3z',
      fill: 'rock-shade',
      pen: O,
    },
    { d: 'M-26 4V-13H-19V4zM-6 6V-14H3V6zM18 5V-13H25V5z', fill: 'rock', pen: O },
    { d: 'M-4-5h4M-24-6h3M20-6h3', pen: H },
  ],
  fir: [
    shade(7),
    { d: 'M0-28L-9-3Q0 0 9-3z', fill: 'map-fir', pen: 0.9 },
    { d: 'M0-28L1-1.5Q6-2 9-3z', fill: 'map-fir-shade' },
    { d: 'M-3-18L-6-10M-1-23l-1 3M0-2V2', pen: 0.9 },
  ],
  grass: [{ d: 'M-6 0C-7-5-8-8-10-11M-2 0C-2-7-1-11 0-15M2 0C3-6 5-9 8-12M-8 1H7', pen: 1 }],
  seeds: [
    { d: 'M-10 0C-10-12-12-20-16-26M0 0C0-14-1-24 0-34M10 0C10-12 12-20 16-26M-14 1H14', pen: 1.2 },
    {
      d: 'M-16-26C-20-28-20-33-18-35-15-33-14-29-16-26zM0-34C-3-37-2-42 0-44 2-42 3-37 0-34zM16-26C20-28 20-33 18-35 15-33 14-29 16-26zM-12-18C-16-19-17-23-16-25-13-24-11-21-12-18zM0-25C-4-26-5-30-4-32-1-31 1-28 0-25zM0-22C4-23 5-27 4-29 1-28-1-25 0-22zM12-18C16-19 17-23 16-25 13-24 11-21 12-18z',
      fill: 'bone',
      pen: 0.8,
    },
  ],
  cave: [
    { d: 'M-170 60V-80H170V60z', fill: 'earth' },
    {
      d: 'M-170-40C-120-50-90-44-60-44-40-52-20-46 0-50 20-46 40-52 60-44 90-50 130-42 170-46V-80H-170z',
      fill: 'hide-shade',
    },
    { d: 'M-50-36c10 4 20 2 30 5M10-40c12 3 24 0 36 5M-54-10c8 2 14 1 20 4M20-4c10-2 20 0 30-4', pen: H },
  ],
  tracks: [
    {
      d: 'M-30 6l4-1M-24 2l4-1M-17 4l4-1M-11 0l4-1M-4 2l3-.8M1-2l3-.8M7 0l3-.8M11-4l2.5-.7M16-2.5l2.5-.7M20-6l2-.5',
      pen: 1.6,
    },
  ],
  bundle: [
    shade(11),
    { d: 'M-12 0C-15-8-10-16 0-16S15-8 12 0z', fill: 'hide', pen: O },
    { d: 'M-3-16L-6-22H6L3-16M-4-16H4M-8-12C-6-8-6-4-8 0M8-12C6-8 6-4 8 0', pen: 1 },
  ],
} as const satisfies Record<string, readonly Layer[]>
