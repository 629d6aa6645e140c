import { ellipse, tufts, type Shape } from './shape'

const SHOULDERS = 'M4 104C6 84 22 76 39 71L48 77 57 71C74 76 90 84 92 104z'
const fine = (d: string, pen = 1.1): Shape => ({ d, pen })
/** Strokes on the shoulder that lies in shadow; every coat has them, so that all share one light. */
const SHADE = fine('M66 79l-5 15M70.5 80.5l-5 15M75 82.5l-4.5 13M79 85l-4 11M83 88.5l-3 8')

export const NECK: readonly Shape[] = [
  { d: 'M41 57V75L48 80 55 75V57z', fill: 'skin' },
  fine('M44 66.5l8-3.5M45.5 69.5l8-3.5M47.5 72l6.5-3'),
]

export const COATS = {
  parka: [
    { d: SHOULDERS, fill: 'coat' },
    SHADE,
    { d: `${tufts(48, 74, 18, 6.5, 20)}z`, fill: 'fur' },
    fine('M48 81V98M44.5 86h7M44.5 92h7'),
  ],
  scarf: [
    { d: SHOULDERS, fill: 'coat' },
    SHADE,
    { d: 'M35 68C40 73 56 73 61 68L64 75C58 82 38 82 32 75z', fill: 'trim' },
    { d: 'M52 78L60 76 63 96H54z', fill: 'trim' },
    fine('M37 73c6 4 16 4 22 0M55.5 92h6.5M55 88h6.5'),
  ],
  cape: [
    { d: SHOULDERS, fill: 'coat' },
    SHADE,
    { d: 'M39 71L48 78 57 71 63 74 50 86 48 100 46 86 33 74z', fill: 'trim' },
    { d: ellipse(48, 82, 3.2, 3.2), fill: 'metal' },
    fine('M30 80c-3 5-5 11-6 17M22 84c-2 4-3.5 8-4 12'),
  ],
  buttons: [
    { d: SHOULDERS, fill: 'coat' },
    SHADE,
    { d: 'M39 71L48 79 43 90 33 76zM57 71L48 79 53 90 63 76z', fill: 'trim' },
    { d: `${ellipse(46, 92, 1.5, 1.5)}${ellipse(50.5, 92, 1.5, 1.5)}`, fill: 'metal' },
    fine('M48 79V98'),
  ],
  jersey: [
    { d: SHOULDERS, fill: 'coat' },
    SHADE,
    { d: 'M38 69C42 74 54 74 58 69L60 76C54 81 42 81 36 76z', fill: 'coat' },
    fine('M40 72.5v5.5M44 74v5.5M48 74.5V80M52 74v5.5M56 72.5v5.5M12 92l6-4 6 4 6-4 6 4 6-4 6 4 6-4 6 4'),
  ],
  braces: [
    { d: SHOULDERS, fill: 'paper' },
    SHADE,
    { d: 'M27 77L33 75 40 100H32zM69 77L63 75 56 100H64z', fill: 'coat' },
    { d: 'M33 90H63V104H33z', fill: 'coat' },
    fine('M39 71L48 79 57 71M48 79V90'),
  ],
  robe: [
    { d: SHOULDERS, fill: 'coat' },
    SHADE,
    { d: 'M39 71C43 77 53 77 57 71L62 74C60 86 55 96 54 104H42C41 96 36 86 34 74z', fill: 'trim' },
    fine('M43 80l5 3 5-3M42.5 86l5.5 3 5.5-3M43 92l5 3 5-3'),
  ],
} as const satisfies Record<string, readonly Shape[]>

export type CoatName = keyof typeof COATS

/** What stands behind the person, in thin lines only. */
export const BACKDROPS: readonly string[] = [
  'M0 66L14 44 20 52 32 30 42 46M54 46L66 26 78 46 84 38 98 60M32 30l-3 12 3-2 2 4M66 26l-3 11 3-2 3 4',
  'M6 34H90M3 40H93M2 46H94M2 52H94M4 58H92M8 28H88M13 22H83',
  'M8 70C14 40 20 20 30 8M18 70C22 44 28 22 36 8M72 70C76 48 82 30 88 18M62 60C66 40 74 22 82 10',
  'M10 70V34M10 34l-6 10h12zM10 42l-7 11h14zM22 70V22M22 22l-7 12h14zM22 32l-8 13h16zM76 70V26M76 26l-6 11h12zM76 35l-8 12h16zM88 70V36M88 36l-6 10h12z',
  'M2 56c5-4 9-4 14 0s9 4 14 0M66 56c5-4 9-4 14 0s9 4 14 0M2 48c5-4 9-4 14 0s9 4 14 0M66 48c5-4 9-4 14 0s9 4 14 0M4 40c5-4 9-4 14 0s9 4 12 1M66 40c5-4 9-4 14 0s8 3 12 0',
  'M48 48L4 20M48 48L16 6M48 48L34 0M48 48L62 0M48 48L80 6M48 48L92 20M48 48L98 36M48 48L-2 36M48 48L-2 52M48 48L98 52',
]
