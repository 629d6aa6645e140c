import { diceOf, type Dice } from '../../../../design/seeded'
import { BACKDROPS, COATS, type CoatName } from './coats'
import { BEARDS, BROWS, FACES, HAIR, MOUTHS, NOSES, type BeardName, type HairName } from './heads'
import { HATS, type HatName } from './hats'
import type { Ink } from './shape'
import { TOOLS, type ToolName } from './tools'

export interface Traits {
  readonly face: string
  readonly nose: string
  readonly mouth: string
  readonly brows: string
  readonly hair: HairName
  readonly beard: BeardName
  readonly hat: HatName
  readonly coat: CoatName
  readonly tool: ToolName
  readonly backdrop: string
  readonly glasses: boolean
  readonly inks: Readonly<Record<Ink, string>>
}

/** What the known cards carry, after their names. Cards of a card pack draw something from the rest. */
const CARRIES: Readonly<Record<string, readonly [ToolName, HatName]>> = {
  'loc-01': ['oar', 'sou'],
  'loc-02': ['bucket', 'flat'],
  'loc-03': ['crook', 'hood'],
  'loc-04': ['candle', 'kerchief'],
  'loc-05': ['key', 'captain'],
  'loc-06': ['rope', 'goggles'],
  'loc-07': ['sickle', 'brim'],
  'loc-08': ['lantern', 'sou'],
  'loc-09': ['kite', 'none'],
  'loc-10': ['gear', 'goggles'],
  'loc-11': ['shovel', 'knit'],
  'loc-12': ['broom', 'stovepipe'],
  'loc-13': ['bell', 'none'],
  'loc-14': ['hive', 'brim'],
  'loc-15': ['hammer', 'wrap'],
  'loc-16': ['bird', 'pointed'],
  'loc-17': ['arrows', 'hood'],
  'loc-18': ['star', 'pointed'],
  'loc-19': ['wheel', 'flat'],
  'loc-20': ['ladder', 'knit'],
  'loc-21': ['staff', 'none'],
  'loc-22': ['axe', 'goggles'],
  'loc-23': ['vane', 'hood'],
  'loc-24': ['crown', 'none'],
  'loc-25': ['flag', 'kerchief'],
  'loc-26': ['hammer', 'brim'],
  'loc-27': ['fork', 'flat'],
  'loc-28': ['sack', 'wrap'],
  'loc-29': ['oar', 'ushanka'],
  'loc-30': ['pick', 'knit'],
  'loc-31': ['key', 'ushanka'],
  'loc-32': ['bucket', 'captain'],
  'loc-33': ['quill', 'none'],
  'loc-34': ['ring', 'none'],
  'loc-35': ['signpost', 'hood'],
  'loc-36': ['drum', 'pointed'],
  'loc-37': ['brush', 'wrap'],
  'loc-38': ['anchor', 'captain'],
  'loc-39': ['pick', 'lamp'],
  'loc-40': ['signpost', 'brim'],
  'loc-41': ['banner', 'captain'],
  'loc-42': ['grain', 'kerchief'],
  'loc-43': ['dividers', 'lamp'],
}

/** The three of every starting set; who they are changes with the colour, what they do does not. */
const STARTERS: Readonly<Record<string, readonly [ToolName, HatName]>> = {
  '1': ['compass', 'hood'],
  '2': ['staff', 'knit'],
  '3': ['grain', 'ushanka'],
}

const SKINS = ['#f2d3b8', '#e6bb98', '#cf9a74', '#a9744f', '#855639', '#f5dcc8']
const HAIRS = ['#3b2f2a', '#6b4a33', '#a8713d', '#d0a662', '#c9cdd0', '#8c8f92', '#7a3b24', '#e9e6df']
/** Coat and trim, in pairs that were dyed for each other. Amber is left to the lantern. */
const CLOTHS = [
  ['#5b86a0', '#dfe6e4'],
  ['#8c4a3c', '#e3d2b8'],
  ['#4f7465', '#d9c9a3'],
  ['#6c5a7d', '#cdd9e0'],
  ['#3e5b73', '#c9745a'],
  ['#a07a52', '#5d7f8f'],
  ['#70818a', '#b5584a'],
  ['#7d6b58', '#8fb0a4'],
  ['#94a9b0', '#4a6272'],
  ['#a3674f', '#7c9aa6'],
] as const
const HATCLOTH = ['#8c4a3c', '#3e5b73', '#4f7465', '#7d6b58', '#6c5a7d', '#5b86a0', '#93795a', '#566872']

const names = <T extends string>(table: Readonly<Record<T, unknown>>): T[] => Object.keys(table) as T[]

function beardOf(dice: Dice, hair: HairName, hat: HatName): BeardName {
  const smooth = hair === 'braids' || hair === 'bun' || hair === 'bob' || hat === 'kerchief'
  return smooth || dice.next() < 0.35 ? 'none' : dice.pick(names(BEARDS))
}

export function traitsOf(cardId: string): Traits {
  const dice = diceOf(`${cardId} portrait`)
  const number = /^start-\w+-(\d)$/.exec(cardId)?.[1]
  const known = number ? STARTERS[number] : CARRIES[cardId]
  const [tool, hat] = known ?? [dice.pick(names(TOOLS)), dice.pick(names(HATS))]
  const hair = dice.pick(names(HAIR).filter((name) => (hat === 'none' ? name !== 'none' : name !== 'bun')))
  const [coat, trim] = dice.pick(CLOTHS)
  return {
    tool,
    hat,
    hair,
    beard: beardOf(dice, hair, hat),
    face: dice.pick(FACES),
    nose: dice.pick(NOSES),
    mouth: dice.pick(MOUTHS),
    brows: dice.pick(BROWS),
    coat: dice.pick(names(COATS)),
    backdrop: dice.pick(BACKDROPS),
    glasses: dice.next() < 0.16,
    inks: {
      coat,
      trim,
      skin: dice.pick(SKINS),
      hair: dice.pick(HAIRS),
      hat: dice.pick(HATCLOTH.filter((cloth) => cloth !== coat)),
      fur: dice.pick(['#e9e2d4', '#d8cbb8', '#b9a58c', '#f1f1ec']),
      wood: '#b88d63',
      metal: '#c2ccd1',
      paper: '#f4f2ea',
      ink: '#2a3a45',
      shade: '#14212b',
    },
  }
}
