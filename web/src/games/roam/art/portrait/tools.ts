import { ellipse, type Shape } from './shape'

const line = (d: string, pen = 1.3): Shape => ({ d, pen })
const SHAFT: Shape = { d: 'M73.5 98L78.5 26 81.3 26.2 76.5 98z', fill: 'wood' }
const pole = (...head: Shape[]): readonly Shape[] => [SHAFT, ...head]

/**
 * What a person carries: long tools stand behind the shoulder, small things are held in front.
 * Which is which follows from the table a tool stands in.
 */
export const SHOULDERED = {
  oar: pole({ d: 'M76 34C74 26 76 12 81 8 86 13 86 27 83 34z', fill: 'wood' }, line('M80 30L81 14')),
  shovel: pole({ d: 'M73.5 30H86.5V20C86.5 13 83 9 80.5 7 77 9 73 13 73.5 20z', fill: 'metal' }, line('M80 28V15')),
  crook: pole(
    line('M80 28C82 14 78 8 72 9 66 10 66 19 72 20', 3.6),
    line('M80 28C82 14 78 8 72 9 66 10 66 19 72 20', 1.3),
  ),
  lantern: pole(
    line('M79 24h-9v4'),
    { d: 'M65.5 30L67.5 28H72.5L74.5 30V41H65.5z', fill: 'trim' },
    line('M70 33c2.5 2.5 1 5 0 5s-2.5-2.5 0-5M65.5 41h9'),
  ),
  sickle: pole({ d: 'M79 30C84 18 78 8 64 8 72 12 76 20 76.5 29z', fill: 'metal' }),
  broom: pole(
    { d: 'M76 26H84L89 8C84 12 82 8 80 11 78 8 76 12 71 8z', fill: 'wood' },
    line('M78 24l-3-10M80 24V14M82 24l3-10M75.5 22h9'),
  ),
  hammer: pole({ d: 'M68 14H91V24H68z', fill: 'metal' }, line('M73 14v10M71 21l-1.5-4')),
  pick: pole({ d: 'M62 26C68 14 78 12 81 12S92 15 96 24C90 20 86 19 80 19S68 20 62 26z', fill: 'metal' }),
  axe: pole(
    { d: 'M79 14H83V28H79C73 32 68 31 66 27 68 24 68 19 66 15 68 11 73 10 79 14z', fill: 'metal' },
    line('M69 15c1.5 3.5 1.5 8 0 12'),
  ),
  fork: pole(line('M73 12V22C73 29 87 29 87 22V12M80 27V10', 1.8)),
  flag: pole({ d: 'M79 10C73 6 69 14 60 11V26C69 29 73 21 79 25z', fill: 'trim' }, line('M74 12v9M69 13v9')),
  banner: pole({ d: 'M62 12H79V30L70.5 25 62 30z', fill: 'trim' }, line('M65 15l11 9M76 15L65 24')),
  arrows: [
    { d: 'M68 60L82 54 88 92 74 98z', fill: 'wood' },
    line('M71 58L68 34M75 56L74 30M79 55L80 32', 1.5),
    { d: 'M68 34l-4-8 6 1 3 5zM74 30l-3-8 5-1 2 7zM80 32l-1-8 6 1 0 6z', fill: 'trim' },
    line('M70 68l14-6'),
  ],
  ladder: [
    line('M68 98L72 14M82 98L84 14', 2.4),
    line('M71.5 22H84M71 32H83.7M70.5 42H83.5M70 52H83M69.5 62H83M69 72H82.5', 1.8),
  ],
  kite: [
    line('M72 74C70 56 84 50 76 34', 1),
    { d: 'M76 8L88 20 76 36 66 20z', fill: 'trim' },
    line('M76 8V36M66 20H88M75 42l-4 2 4 3 3-3zM79 52l-4 1 3 3 3-1z'),
  ],
  signpost: pole(
    { d: 'M66 12H86L91 16.5 86 21H66z', fill: 'wood' },
    { d: 'M91 25H72L68 29 72 33H91z', fill: 'wood' },
    line('M70 16.5h10M76 29h10'),
  ),
  vane: pole(
    line('M80 26V8M66 14H92'),
    { d: 'M66 14l6-4v8zM92 14l-5-5h-4v10h4z', fill: 'metal' },
    { d: ellipse(80, 24, 2.5, 2.5), fill: 'metal' },
  ),
  star: pole({ d: 'M80 4l3 8 8.5.5-6.7 5.3 2.3 8.2-7.1-4.7-7.1 4.7 2.3-8.2L68.5 12.5 77 12z', fill: 'metal' }),
  brush: pole(
    { d: 'M77 26H83.5C86 18 84 12 79 6 76 12 74 18 77 26z', fill: 'hair' },
    line('M77 26h6.5M79 20V12M82 20l-1.5-6'),
  ),
  staff: pole({ d: ellipse(80, 19, 7, 7), fill: 'metal' }, { d: ellipse(80, 19, 3.5, 3.5), fill: 'paper' }),
} as const satisfies Record<string, readonly Shape[]>

/** Small things, held before the coat. */
export const HELD = {
  rope: [
    { d: `${ellipse(74, 76, 13, 14)}${ellipse(74, 76, 6, 7)}`, fill: 'wood' },
    line('M63 72l6 1M62 78l6-1M64 84l5-4M74 62v6M80 64l-3 5M85 70l-6 3M86 78l-6-1M83 86l-5-5M74 90v-6'),
  ],
  candle: [
    { d: 'M71 56H79V84H71z', fill: 'paper' },
    { d: 'M66 82H84L81 90H69z', fill: 'metal' },
    { d: 'M75 40C79 46 80 49 79 51.5 77.5 55 72.5 55 71 51.5 70 49 72 46 75 40z', fill: 'trim' },
    line('M77 60v18M73.5 56c0 4-1 5-1.5 7'),
  ],
  bell: [
    { d: 'M62 84C66 80 65 66 74 64 83 66 82 80 86 84z', fill: 'metal' },
    line('M62 84h24M74 64V58M70 58h8M78 70c1 3 1.5 7 2.5 10'),
    { d: ellipse(74, 87, 3, 2.5), fill: 'ink' },
  ],
  key: [
    { d: `${ellipse(74, 60, 8, 8)}${ellipse(74, 60, 4, 4)}`, fill: 'metal' },
    { d: 'M72.5 68H75.5V92H72.5zM75.5 84H82V92H79V88H75.5z', fill: 'metal' },
  ],
  gear: [
    {
      d: 'M71 58h6l1 4 4 2 4-2 4 5-3 3.5v4l3 3.5-4 5-4-2-4 2-1 4h-6l-1-4-4-2-4 2-4-5 3-3.5v-4l-3-3.5 4-5 4 2 4-2z',
      fill: 'metal',
    },
    { d: ellipse(74, 73, 5, 5), fill: 'paper' },
  ],
  wheel: [
    { d: `${ellipse(75, 74, 15, 15)}${ellipse(75, 74, 11, 11)}`, fill: 'wood' },
    line('M75 63v22M64 74h22M67.2 66.2l15.6 15.6M82.8 66.2L67.2 81.8'),
    { d: ellipse(75, 74, 3, 3), fill: 'metal' },
  ],
  drum: [
    { d: 'M62 68V86C62 90 88 90 88 86V68z', fill: 'trim' },
    { d: ellipse(75, 68, 13, 4.5), fill: 'paper' },
    line('M62 72l6 16 7-15 7 15 6-16'),
    line('M66 58l8 9M86 56l-8 11', 2),
  ],
  anchor: [
    line('M75 60V90M66 66H84M62 80C64 88 70 90 75 90S86 88 88 80', 2.6),
    { d: `${ellipse(75, 56.5, 3.5, 3.5)}`, fill: 'paper' },
    { d: 'M58 84l3-8 6 6zM92 84l-3-8-6 6z', fill: 'metal' },
  ],
  quill: [
    { d: 'M66 92C66 76 72 56 90 44 92 58 86 74 72 82z', fill: 'paper' },
    line('M66 92C70 78 76 66 86 52M74 72l8-1M78 64l8-2M72 78l7 0'),
  ],
  ring: [
    { d: `${ellipse(75, 74, 13, 13)}${ellipse(75, 74, 10, 10)}`, fill: 'wood' },
    {
      d: `${ellipse(75, 61.5, 2.5, 2.5)}${ellipse(63.5, 70, 2.5, 2.5)}${ellipse(86.5, 70, 2.5, 2.5)}${ellipse(67, 84, 2.5, 2.5)}${ellipse(83, 84, 2.5, 2.5)}`,
      fill: 'metal',
    },
  ],
  bucket: [
    line('M63 70C64 54 86 54 87 70'),
    { d: 'M62 70H88L84 92H66z', fill: 'wood' },
    { d: ellipse(75, 70, 13, 3.5), fill: 'paper' },
    line('M64 78h22M65 86h20'),
  ],
  hive: [
    { d: 'M60 90C58 70 66 58 75 58S92 70 90 90z', fill: 'wood' },
    line('M62 82h26M61 88h28M63 76h24M66 70h18M69 64h12'),
    { d: ellipse(75, 83, 4, 3.5), fill: 'ink' },
  ],
  bird: [
    { d: 'M64 70C62 62 68 56 75 58L80 54 79 60C82 66 79 74 70 75L60 80z', fill: 'metal' },
    line('M66 68c4 2 8 1 10-4M70 75v4M73 74.5V79M80 56.5l3 .5-3 2'),
    { d: ellipse(76.5, 60.5, 0.9, 0.9), fill: 'ink' },
  ],
  crown: [
    { d: 'M61 86L59 66 67 73 75 60 83 73 91 66 89 86z', fill: 'metal' },
    line('M61.5 81h27'),
    { d: ellipse(75, 76, 2.2, 2.6), fill: 'trim' },
  ],
  dividers: [line('M75 58L65 92M75 58L85 92M69.5 78c4 3 7 3 11 0', 1.9), { d: ellipse(75, 57, 4, 4), fill: 'metal' }],
  sack: [
    {
      d: 'M64 68C56 78 58 92 66 92H84C92 92 94 78 86 68 83 64 88 60 84 58 78 61 72 61 66 58 62 60 67 64 64 68z',
      fill: 'paper',
    },
    line('M65 67c6 3 14 3 20 0M70 76c-2 4-2.5 8-2 12M82 78c1 3 1 7 0 10'),
  ],
  grain: [
    line('M70 92C72 78 73 68 76 48M74 92c2-12 5-22 9-38', 1.3),
    {
      d: 'M76 48c-4-3-4-8-1-12 3 4 4 8 1 12zM83 54c-2-5 0-9 4-12 2 5 0 9-4 12zM75 58c-5-1-7-5-7-10 5 2 7 5 7 10zM81 64c0-5 3-8 8-9 0 5-3 8-8 9z',
      fill: 'wood',
    },
  ],
  compass: [
    { d: ellipse(75, 75, 13.5, 13.5), fill: 'metal' },
    { d: ellipse(75, 75, 10, 10), fill: 'paper' },
    { d: 'M75 66l3 9-3 9-3-9z', fill: 'trim' },
    line('M75 61.5V58M71 57.5h8M72 75h6'),
  ],
} as const satisfies Record<string, readonly Shape[]>

export const TOOLS: Readonly<Record<ToolName, readonly Shape[]>> = { ...SHOULDERED, ...HELD }

export type ToolName = keyof typeof SHOULDERED | keyof typeof HELD

export const isHeld = (tool: ToolName): boolean => tool in HELD
