/** What the pictures of the rules show: pieces of a field, in squares from the upper left corner. */
import type { PlayerColour } from '../../../design/players'
import type { Mark } from '../art/SquareMark.svelte'

type Square = readonly [column: number, row: number]

export interface FieldScene {
  /** Locations side by side, by their cards. */
  readonly cards: readonly string[]
  readonly scrolls?: readonly { readonly points: number; readonly rows: readonly string[] }[]
  readonly coins?: readonly (readonly [...Square, count: number])[]
  readonly tokens?: readonly (readonly [...Square, colour: PlayerColour, under?: PlayerColour])[]
  /** Tokens that are about to land. */
  readonly ghosts?: readonly (readonly [...Square, colour: PlayerColour])[]
  readonly marks?: readonly (readonly [...Square, mark: Mark])[]
  /** A pattern beside the field. */
  readonly pattern?: readonly string[]
  /** Below: what players own. */
  readonly owned?: readonly { readonly colour: PlayerColour; readonly coins?: number; readonly cards?: number }[]
}

const L = ['X.', 'XX']
const KITE = ['Xo', 'oX']

export const PICTURES: Readonly<Record<string, FieldScene>> = {
  field: {
    cards: ['loc-12', 'loc-21', 'loc-33'],
    scrolls: [
      { points: 4, rows: ['X', 'X', 'X'] },
      { points: 5, rows: ['XX.', '..X'] },
      { points: 3, rows: ['Xo', 'XX'] },
    ],
    coins: [
      [1, 0, 1],
      [2, 2, 2],
      [5, 1, 1],
    ],
  },
  placing: {
    cards: ['loc-07', 'loc-16'],
    pattern: ['XX', 'Xo'],
    coins: [[1, 1, 1]],
    tokens: [
      [2, 1, 'vermilion'],
      [3, 0, 'vermilion'],
    ],
    ghosts: [
      [1, 1, 'sky'],
      [1, 2, 'sky'],
    ],
    marks: [
      [1, 1, 'landing'],
      [2, 1, 'skipped'],
      [1, 2, 'landing'],
      [2, 2, 'offer'],
    ],
  },
  coins: {
    cards: ['loc-21'],
    coins: [
      [0, 0, 1],
      [1, 1, 2],
    ],
    ghosts: [[1, 1, 'sky']],
    marks: [[1, 1, 'landing']],
    owned: [{ colour: 'sky', coins: 2 }],
  },
  'empty-squares': {
    cards: ['loc-09'],
    pattern: KITE,
    tokens: [
      [0, 0, 'sky'],
      [1, 1, 'sky'],
    ],
    marks: [
      [1, 0, 'offer'],
      [0, 1, 'offer'],
    ],
    owned: [{ colour: 'sky', coins: 2 }],
  },
  exploring: {
    cards: ['loc-25'],
    scrolls: [{ points: 4, rows: ['X.X', '.X.'] }],
    tokens: [
      [0, 0, 'sky'],
      [1, 0, 'vermilion'],
      [0, 1, 'sky'],
      [1, 1, 'sky'],
      [0, 2, 'green'],
      [1, 2, 'sky'],
    ],
  },
  auction: {
    cards: ['loc-18'],
    scrolls: [{ points: 5, rows: ['XX.', '..X'] }],
    tokens: [
      [0, 0, 'sky'],
      [1, 0, 'vermilion'],
      [0, 1, 'vermilion'],
      [1, 1, 'sky'],
      [0, 2, 'sky'],
      [1, 2, 'vermilion'],
    ],
    owned: [
      { colour: 'sky', coins: 3 },
      { colour: 'vermilion', coins: 1 },
    ],
  },
  tokens: {
    cards: ['loc-30'],
    pattern: L,
    marks: [
      [0, 0, 'landing'],
      [0, 1, 'landing'],
      [1, 1, 'landing'],
    ],
    ghosts: [[0, 1, 'sky']],
  },
  abilities: {
    cards: ['loc-03', 'loc-14'],
    pattern: ['XXX'],
    tokens: [
      [0, 1, 'sky'],
      [1, 1, 'vermilion'],
      [2, 1, 'sky'],
      [3, 0, 'green'],
    ],
    marks: [
      [1, 1, 'skipped'],
      [3, 1, 'offer'],
    ],
  },
  outpost: {
    cards: ['loc-05', 'loc-20'],
    tokens: [
      [0, 0, 'green'],
      [1, 0, 'green'],
      [2, 0, 'green'],
      [0, 1, 'green'],
      [1, 1, 'sky'],
      [2, 1, 'green'],
      [0, 2, 'green'],
      [1, 2, 'green'],
      [2, 2, 'green'],
    ],
  },
  towers: {
    cards: ['loc-11'],
    coins: [[0, 1, 1]],
    tokens: [
      [0, 1, 'sky', 'vermilion'],
      [1, 1, 'vermilion'],
      [1, 2, 'vermilion', 'vermilion'],
    ],
  },
}

const ANGLE: FieldScene = { cards: ['loc-07', 'loc-16'], pattern: L, coins: [[2, 1, 1]], tokens: [[1, 1, 'vermilion']] }
const ANGLE_LANDS: FieldScene = {
  ...ANGLE,
  marks: [
    [1, 0, 'landing'],
    [1, 1, 'skipped'],
    [2, 1, 'landing'],
  ],
}
const FOUR: FieldScene = {
  cards: ['loc-09', 'loc-28'],
  pattern: KITE,
  coins: [
    [1, 0, 1],
    [2, 0, 2],
    [2, 1, 1],
  ],
}
const MOST: FieldScene = {
  cards: ['loc-25'],
  pattern: ['XX'],
  tokens: [
    [0, 0, 'sky'],
    [0, 1, 'sky'],
    [1, 0, 'vermilion'],
    [1, 1, 'green'],
    [1, 2, 'amber'],
  ],
}
const TIED: FieldScene = {
  cards: ['loc-18'],
  tokens: PICTURES.auction?.tokens ?? [],
  owned: [
    { colour: 'sky', coins: 0 },
    { colour: 'vermilion', coins: 0 },
  ],
}
const THIRD: FieldScene = {
  cards: ['loc-36'],
  tokens: [
    [0, 0, 'green'],
    [0, 1, 'green'],
    [0, 2, 'green'],
    [1, 0, 'green'],
    [1, 1, 'sky'],
    [1, 2, 'sky'],
  ],
  owned: [
    { colour: 'sky', cards: 7 },
    { colour: 'vermilion', cards: 8 },
    { colour: 'green', cards: 9 },
  ],
}

/** The worked examples on the field, step by step. */
export const EXAMPLES: Readonly<Record<string, readonly FieldScene[]>> = {
  landing: [
    ANGLE,
    {
      ...ANGLE_LANDS,
      ghosts: [
        [1, 0, 'sky'],
        [2, 1, 'sky'],
      ],
    },
    {
      ...ANGLE,
      tokens: [
        [1, 0, 'sky'],
        [1, 1, 'vermilion'],
        [2, 1, 'sky'],
      ],
      owned: [{ colour: 'sky', coins: 1 }],
    },
  ],
  filling: [
    { ...FOUR, owned: [{ colour: 'sky', coins: 0 }] },
    {
      ...FOUR,
      tokens: [
        [1, 0, 'sky'],
        [2, 1, 'sky'],
      ],
      marks: [
        [2, 0, 'offer'],
        [1, 1, 'offer'],
      ],
      owned: [{ colour: 'sky', coins: 2 }],
    },
    {
      ...FOUR,
      tokens: [
        [1, 0, 'sky'],
        [2, 1, 'sky'],
        [2, 0, 'sky'],
      ],
      marks: [[1, 1, 'offer']],
      owned: [{ colour: 'sky', coins: 2 }],
    },
    {
      ...FOUR,
      tokens: [
        [1, 0, 'sky'],
        [2, 1, 'sky'],
        [2, 0, 'sky'],
        [1, 1, 'sky'],
      ],
      owned: [{ colour: 'sky', coins: 0 }],
    },
  ],
  majority: [
    MOST,
    {
      ...MOST,
      ghosts: [[0, 2, 'sky']],
      marks: [
        [0, 2, 'landing'],
        [1, 2, 'skipped'],
      ],
    },
    { ...MOST, tokens: [...(MOST.tokens ?? []), [0, 2, 'sky']] },
    {
      cards: ['loc-40'],
      scrolls: [{ points: 3, rows: ['XX', 'XX'] }],
      owned: [
        { colour: 'vermilion', coins: 1 },
        { colour: 'green', coins: 1 },
        { colour: 'amber', coins: 1 },
      ],
    },
  ],
  tie: [
    TIED,
    TIED,
    {
      cards: ['loc-31'],
      owned: [
        { colour: 'sky', coins: 0, cards: 4 },
        { colour: 'vermilion', coins: 1, cards: 3 },
      ],
    },
  ],
  counting: [
    THIRD,
    {
      cards: ['loc-41'],
      owned: [
        { colour: 'sky', cards: 7 },
        { colour: 'vermilion', cards: 8 },
        { colour: 'green', cards: 10 },
      ],
    },
    {
      cards: ['loc-41'],
      tokens: [
        [0, 0, 'vermilion'],
        [1, 1, 'green'],
        [0, 2, 'green'],
      ],
      owned: [
        { colour: 'sky', cards: 7 },
        { colour: 'vermilion', cards: 8 },
        { colour: 'green', cards: 10 },
      ],
    },
  ],
}

/** Who is asleep in the example of waking, step by step. */
export const PARTY: readonly (readonly boolean[])[] = [
  [false, false, true, true, true],
  [false, false, false, false, false],
  [true, true, true, true, true],
]
