import { disc, type Layer } from '../layer'

const O = 1
const H = 0.7
const SHADOW: Layer = { d: 'M-7 .5Q0 3.5 14 .5Q2-1.5-7 .5z', fill: 'map-shadow' }

/** A person in a parka seen from the front, thirty units tall; roles differ in what they wear and hold. */
function person(coat: string, trim: string): readonly Layer[] {
  return [
    SHADOW,
    { d: 'M-4.5 0L-4-5H-.5L-.8 0zM4.5 0L4-5H.5L.8 0z', fill: 'hide-shade', pen: O },
    { d: 'M-6.5-3.5C-7-10-7.5-16-5-20.5H5C7.5-16 7-10 6.5-3.5 2-1.8-2-1.8-6.5-3.5z', fill: coat, pen: O },
    { d: 'M-6.7-6C-2-4.3 2-4.3 6.7-6L6.5-3.5C2-1.8-2-1.8-6.5-3.5z', fill: trim, pen: 0.8 },
    { d: 'M-5.5-24C-6-30-3.5-32.5 0-32.5S6-30 5.5-24C5-20.5 2.5-19 0-19S-5-20.5-5.5-24z', fill: trim, pen: O },
    { d: 'M-3.5-25C-3.5-28-2-29.5 0-29.5S3.5-28 3.5-25 2-20.8 0-20.8-3.5-22-3.5-25z', fill: 'skin', pen: 0.8 },
    {
      d: 'M-1.5-25.3v.6M1.5-25.3v.6M-1-22.7q1 .6 2 0M0-24.6v.8M0-18.5V-7M3.5-16l1.5-1M3.8-13l1.5-1M3.8-10l1.8-1',
      pen: H,
    },
  ]
}

const arm = (d: string, coat: string): Layer => ({ d, fill: coat, pen: O })
const SPEAR: readonly Layer[] = [
  { d: 'M10.5 1L12.5-34', pen: 1.5 },
  { d: 'M12.6-42L10.8-34.5 14.3-34z', fill: 'flint', pen: 0.9 },
]

export const PEOPLE = {
  hunter: [
    ...person('fur', 'bone'),
    ...SPEAR,
    arm('M5-18C9-17 12-15 12.5-12L10.5-10.5C9-12.5 7-13 4.5-13z', 'fur'),
    { d: 'M-5-17L5-7', pen: 1.2 },
  ],
  elder: [
    ...person('grey', 'bone'),
    { d: 'M-3.5-23.5C-3-17-1.5-14 0-12 1.5-14 3-17 3.5-23.5 1.5-22-1.5-22-3.5-23.5z', fill: 'bone', pen: 0.8 },
    { d: 'M11 1C11-10 11.5-20 11-28 10.5-32 13-34 15-32', pen: 1.6 },
    arm('M5-18C9-17 12-15 12.5-12L10.5-10.5C9-12.5 7-13 4.5-13z', 'grey'),
  ],
  crafter: [
    ...person('hide', 'fur-dark'),
    arm('M-5-18C-10-16-11-12-9-9L-3-8-2.5-10.5-6-11.5C-6-13-5.5-14-4-15z', 'hide'),
    arm('M5-18C9-17 11-15 11-13L5-9 3.5-11z', 'hide'),
    { d: 'M-4-11.5C-4-14 0-15 2-13 3-11 2-8 0-7-2-7.5-4-9-4-11.5z', fill: 'flint', pen: 0.9 },
    { d: `${disc(11, -13.5, 2.6)}M5-10l-2-2M7-17l1-3M11-18v-3M15-16l2.5-2`, fill: 'rock', pen: 0.9 },
  ],
  scout: [
    ...person('hide', 'fur'),
    { d: 'M6.5-21C11-21 12-17 11.5-9L6.5-8z', fill: 'hide-shade', pen: O },
    { d: 'M-11 1L-12-26', pen: 1.5 },
    arm('M-5-18C-9-17-12-15-13-12L-10.5-10.5C-9-12.5-7-13-4.5-13z', 'hide'),
    { d: 'M-3-20L6.5-12M-8 3l-4-.5M-3 4l-4-.3', pen: 1 },
  ],
  shaman: [
    ...person('fur-dark', 'bone'),
    {
      d: 'M-3.5-31C-8-34-9-39-8-43M-7.5-37l-4.5-1.5M-8.5-40l3-2M3.5-31C8-34 9-39 8-43M7.5-37l4.5-1.5M8.5-40l-3-2',
      pen: 1.5,
    },
    { d: disc(-9, -13, 5.5), fill: 'bone', pen: O },
    { d: 'M-12-15l6 4M-12-11l6-4M-9-17v8', pen: H },
    arm('M5-18C10-18 13-21 14-25L11.5-26C10-22 8-21.5 4.5-21.5z', 'fur-dark'),
    { d: 'M12.5-25L6-17', pen: 1.3 },
    { d: 'M-4.5-9l1 4M-1.5-8l.3 4M1.5-8l-.3 4M4.5-9l-1 4', pen: 1 },
  ],
  brave: [
    ...person('fur', 'grey'),
    { d: 'M-2.7-24l1.5.5M1.2-23.5l1.5-.5M-2.7-27h5.4', pen: 0.9, ink: 'fire' },
    arm('M5-18C9-20 11-24 11-29L8.5-29.5C8-25 6.5-22 4-21z', 'fur'),
    { d: 'M10-37C13-36 14-32 12-29L7-28C5-31 7-36 10-37z', fill: 'flint', pen: O },
    { d: 'M9.5-30L10-23', pen: 1.4 },
  ],
  tribeswoman: [
    ...person('hide', 'bone'),
    { d: 'M-4.5-23C-6-18-6.5-14-5.5-10M4.5-23C6-18 6.5-14 5.5-10', pen: 2.2, ink: 'fur-dark' },
    { d: 'M-14-14H-3C-3-8-5-5-8.5-5S-14-8-14-14z', fill: 'hide-shade', pen: O },
    { d: `M-14-14C-13-20-4-20-3-14M-13.5-11h10M-12-8h7.5${disc(-10, -15.5, 1.7)}${disc(-6.5, -15.5, 1.7)}`, pen: 0.9 },
    arm('M5-18C9-16 9-11 5-9L-2-9-2-11.5 3-12z', 'hide'),
  ],
  tribesman: [
    ...person('grey', 'fur'),
    { d: 'M-19-20L17-25 17.5-20.5-18.5-15.5z', fill: 'fur-dark', pen: O },
    { d: 'M-12-19l8-1M2-22l9-1.3M-6-17.3l5-.6', pen: H },
    { d: `M-20.8-18a1.8 2.3 0 1 0 3.6 0a1.8 2.3 0 1 0-3.6 0z`, fill: 'hide', pen: 0.9 },
    arm('M5-17C8-16 10-18 9.5-22L7-22.5C6.5-20.5 6-20 4-20z', 'grey'),
    arm('M-5-17C-8-15-11-16-11-20L-8.5-20.5C-8-19-7-19-5-20z', 'grey'),
  ],
  walker: [
    { d: 'M-4 .5Q0 2.5 8 .5Q2-.8-4 .5z', fill: 'map-shadow' },
    { d: 'M-3 0L-2-7M3 0L2-7', pen: 1.8 },
    { d: 'M-4-6C-4-12-3-15 0-15S4-12 4-6z', fill: 'hide', pen: 0.9 },
    { d: 'M-2.5-17C-2.5-20-1-21 0-21S2.5-20 2.5-17 1-14.5 0-14.5-2.5-15-2.5-17z', fill: 'fur-dark', pen: 0.9 },
  ],
} as const satisfies Record<string, readonly Layer[]>
