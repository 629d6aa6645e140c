import { ellipse, tufts, type Shape } from './shape'

export interface Hat {
  readonly back: readonly Shape[]
  readonly front: readonly Shape[]
  /** Ears and hair that the hat hides. */
  readonly covers: boolean
}

const fine = (d: string, pen = 1.1): Shape => ({ d, pen })

export const HATS = {
  none: { covers: false, back: [], front: [] },
  hood: {
    covers: true,
    back: [
      { d: 'M20 76C18 40 26 13 48 12S78 40 76 76z', fill: 'hat' },
      fine('M27 40C29 27 36 19 46 17M72 50c1 8 .8 15 .3 22M67 30c2 4 3.5 8 4 13'),
    ],
    front: [{ d: `${tufts(48, 47, 21, 25, 22)}z${ellipse(48, 47, 14.3, 18.3)}`, fill: 'fur' }],
  },
  ushanka: {
    covers: true,
    back: [],
    front: [
      { d: 'M31 32C31 17 39 12 48 12S65 17 65 32z', fill: 'hat' },
      { d: `${tufts(31.5, 46, 3.6, 14, 16)}z`, fill: 'fur' },
      { d: `${tufts(64.5, 46, 3.6, 14, 16)}z`, fill: 'fur' },
      { d: `${tufts(48, 29, 17.5, 7, 18)}z`, fill: 'fur' },
      fine('M48 12V21M39 15.5C37 18 36 20 35.5 23'),
    ],
  },
  knit: {
    covers: false,
    back: [],
    front: [
      { d: 'M32 34C31 20 38 14 48 14S65 20 64 34z', fill: 'hat' },
      { d: `${tufts(48, 11, 6, 5.5, 9)}z`, fill: 'fur' },
      { d: 'M30.5 31C36 27 60 27 65.5 31V38C60 34 36 34 30.5 38z', fill: 'trim' },
      fine(
        'M36 29.5V35.5M41 28.5V34.5M48 28V34M55 28.5V34.5M60 29.5V35.5M39 18C37 21 36 24 36 27M57 18c2 3 3 6 3 9M48 16.5V27M43.5 17c-1 3-1.5 6-1.5 9.5M52.5 17c1 3 1.5 6 1.5 9.5',
      ),
    ],
  },
  brim: {
    covers: false,
    back: [],
    front: [
      { d: 'M34 30C34 18 36 11 42 11 45 11 46 13 48 13S51 11 54 11C60 11 62 18 62 30z', fill: 'hat' },
      { d: 'M34 25C40 28 56 28 62 25V31C56 34 40 34 34 31z', fill: 'trim' },
      { d: 'M20 33C28 26 34 30 48 30.5 62 30 68 26 76 33 68 38.5 58 38 48 38S28 38.5 20 33z', fill: 'hat' },
      fine('M56 35.5l3-3M60 35.5l3-3M64 35.2l3-3M68 34.5l2.5-2.5M57 24l2-9M55 24l1-6'),
    ],
  },
  kerchief: {
    covers: true,
    back: [{ d: 'M29 60C26 36 33 18 48 18S70 36 67 60L48 74z', fill: 'hat' }],
    front: [
      {
        d: 'M29 58C26 36 33 18 48 18S70 36 67 58C65 62 60 66 54 68L48 66 42 68C36 66 31 62 29 58zM48 28C39 28 34.5 35 34.5 45 34.5 55 40 65 48 65S61.5 55 61.5 45C61.5 35 57 28 48 28z',
        fill: 'hat',
      },
      { d: 'M44 66L34 76 41 78 48 70 55 78 62 76 52 66 48 68z', fill: 'hat' },
      fine(
        'M48 18V27.5M40 20.5c1 2.5 2 5.5 2.5 8.5M56 20.5c-1 2.5-2 5.5-2.5 8.5M64 40l-3 1M65 46l-3.5.5M65 52l-4 0M63 58l-4-1',
      ),
    ],
  },
  captain: {
    covers: false,
    back: [],
    front: [
      { d: 'M27 23C31 15 40 13 48 13S65 15 69 23L63 30H33z', fill: 'hat' },
      { d: 'M33 28C40 25.5 56 25.5 63 28V34C56 31.5 40 31.5 33 34z', fill: 'trim' },
      { d: 'M33 34C40 31.5 56 31.5 63 34 62 39 56 40.5 48 40.5S34 39 33 34z', fill: 'ink' },
      { d: 'M48 16.5l1.7 3.3 3.6.5-2.6 2.5.6 3.6L48 24.7l-3.3 1.7.6-3.6-2.6-2.5 3.6-.5z', fill: 'metal' },
      fine('M60 18l3.5 6M57 17l3.5 6.5M63.5 19.5l2 3.5'),
    ],
  },
  sou: {
    covers: false,
    back: [
      { d: 'M24 40C27 34 32 32 48 32S69 34 72 40C73 48 72 54 70 58 62 54 34 54 26 58 24 54 23 48 24 40z', fill: 'hat' },
    ],
    front: [
      { d: 'M33 32C33 19 39 13 48 13S63 19 63 32z', fill: 'hat' },
      { d: 'M24 37C28 30 36 28 48 28S68 30 72 37C66 36.5 60 34.5 48 34.5S30 36.5 24 37z', fill: 'hat' },
      fine('M48 13V28M40 16C38 20 37.5 24 37.5 28M56 16c2 4 2.5 8 2.5 12M62 31.5l5 3.5M58 31l4 2.5'),
    ],
  },
  pointed: {
    covers: false,
    back: [],
    front: [
      {
        d: 'M31 35C33 22 38 10 46 4 52 4 58 7 61 13 57 12 55 12 54 13 60 18 64 26 65 35 56 31 40 31 31 35z',
        fill: 'hat',
      },
      { d: 'M30 34C38 29 58 29 66 34V39.5C58 34.5 38 34.5 30 39.5z', fill: 'trim' },
      fine(
        'M46 4C49 7 52 10 54 13M40 15c2 1 4 1.5 6 1.5M37 22c2.5 1 5 1.5 8 1.5M57 20l2.5 8M54 18l2.5 9M35 33l2 4M41 31.5l1.5 4M48 31l.5 4M55 31.5L54.5 35.5M61 33l-1.5 4',
      ),
    ],
  },
  flat: {
    covers: false,
    back: [],
    front: [
      { d: 'M29 30C29 20 37 15 50 15S68 20 67 31C60 28 40 28 33 34z', fill: 'hat' },
      { d: 'M31 33C37 28 58 27 67 31 66 35 60 34 54 34 46 34 37 37 30 38.5 28 37 29 34.5 31 33z', fill: 'trim' },
      fine('M50 15C45 19 42 24 41 29M60 18c2 3 3.5 6.5 4 10M56 17c2 3 3 7 3.5 10.5'),
    ],
  },
  wrap: {
    covers: true,
    back: [{ d: 'M62 34C70 38 74 48 72 62L66 58C68 48 66 42 62 40z', fill: 'hat' }],
    front: [
      { d: 'M30 38C27 24 36 12 48 12S69 24 66 38C60 33 55 31 48 31S36 33 30 38z', fill: 'hat' },
      fine('M30.5 33C38 22 52 17 63 20M31 37C40 27 56 23 66 28M36 19C42 24 56 30 66 36M44 13c6 1.5 13 5 18 10', 1.2),
      { d: 'M48 20.5l3 3.5-3 4.5-3-4.5z', fill: 'metal' },
    ],
  },
  stovepipe: {
    covers: false,
    back: [],
    front: [
      { d: 'M36 30L34.5 8C40 5.5 56 5.5 61.5 8L60 30z', fill: 'ink' },
      { d: 'M35.8 23C42 25.5 54 25.5 60.3 23L60 30H36z', fill: 'trim' },
      { d: 'M27 30C33 27.5 38 29.5 48 29.5S63 27.5 69 30C66 35 58 35 48 35S30 35 27 30z', fill: 'ink' },
    ],
  },
  lamp: {
    covers: false,
    back: [],
    front: [
      { d: 'M31 34C31 20 38 14 48 14S65 20 65 34z', fill: 'metal' },
      { d: 'M27 34C34 30 62 30 69 34 66 38 60 37 48 37S30 38 27 34z', fill: 'metal' },
      { d: 'M43 17H53V26H43z', fill: 'trim' },
      { d: ellipse(48, 21.5, 3.2, 3.2), fill: 'paper' },
      fine('M58 18c2.5 3 4 7 4.5 12M55 17c2.5 3.5 4 8 4.5 13'),
    ],
  },
  goggles: {
    covers: false,
    back: [],
    front: [
      { d: 'M32 34C31 20 38 15 48 15S65 20 64 34C58 31 38 31 32 34z', fill: 'hat' },
      fine('M31 33C40 29 56 29 65 33', 2.6),
      { d: 'M34 30a6.5 5 0 1 1 13 0a6.5 5 0 1 1-13 0zM49 30a6.5 5 0 1 1 13 0a6.5 5 0 1 1-13 0z', fill: 'metal' },
      fine('M37.5 31.5l4-3.5M52.5 31.5l4-3.5M40 32.5l2.5-2M55 32.5l2.5-2M47 29.5h2'),
    ],
  },
} as const satisfies Record<string, Hat>

export type HatName = keyof typeof HATS
