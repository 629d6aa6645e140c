import { expect, test } from 'vitest'
import { spansOf } from './marked'
import type { Outline } from './reference'
import { entriesOf, excerpt, find, hitsIn } from './search'

const OUTLINE: Outline = {
  game: 'foo',
  sections: [
    { id: 'turn', paragraphs: { wake: ['FOO-WAKE-1', 'FOO-WAKE-2'], send: ['FOO-SEND-1'] } },
    { id: 'end', paragraphs: { ten: ['FOO-END-1'] }, examples: ['last'] },
  ],
  signs: ['coin'],
  words: { awake: 'turn-wake' },
}
const WORDS: Readonly<Record<string, string>> = {
  'foo-rules-turn': 'Your turn',
  'foo-rules-turn-wake': 'Everybody **wakes** at the start.',
  'foo-rules-turn-send': 'Send one out, see [waking](turn-wake).',
  'foo-rules-end': 'The end',
  'foo-rules-end-ten': 'The game ends in this turn, Élan or not.',
  'foo-rules-example-last': 'A last turn',
  'foo-rules-example-last-1': 'Somebody has ten cards.',
  'foo-rules-word-awake': 'Awake',
  'foo-rules-word-awake-about': 'Can be sent out.',
  'foo-rules-sign-coin': 'A coin.',
  'page-legend': 'Signs',
}
const ENTRIES = entriesOf(OUTLINE, (key) => WORDS[key] ?? key, (key) => key in WORDS)
const found = (query: string): string[] => find(ENTRIES, query).map(({ place }) => place)

test('a rule is found by its id, whole or in part', () => {
  expect(found('foo-wake-2')).toEqual(['turn-wake'])
  expect(found('FOO-END')).toEqual(['end-ten'])
})

test('all words must be there, in any order; titles come first', () => {
  expect(found('turn')).toEqual(['turn', 'example-last', 'end-ten'])
  expect(found('turn ends')).toEqual(['end-ten'])
  expect(found('turn out')).toEqual(['turn-send'])
  expect(found('turn glacier')).toEqual([])
  expect(found('  ')).toEqual([])
})

test('accents and capitals do not matter, and hits are marked in the text as it is written', () => {
  expect(found('elan')).toEqual(['end-ten'])
  expect(hitsIn('Élan or not', 'elan NOT')).toEqual([
    { text: 'Élan', hit: true },
    { text: ' or ', hit: false },
    { text: 'not', hit: true },
  ])
})

test('words of the glossary, signs and examples are found too', () => {
  expect(found('awake')).toContain('word-awake')
  expect(found('coin')).toEqual(['legend'])
  expect(found('ten cards')).toEqual(['example-last'])
})

test('a long text is cut around its first hit', () => {
  const text = `${'snow '.repeat(60)}here ${'ice '.repeat(60)}`
  expect(excerpt(text, 'here')).toMatch(/^… snow .*here ice .* …$/)
  expect(excerpt('short', 'x')).toBe('short')
})

test('strong words and links are the only marks', () => {
  expect(spansOf('a **b** [c d](e-f) *g*')).toEqual([
    { text: 'a ' },
    { text: 'b', strong: true },
    { text: ' ' },
    { text: 'c d', place: 'e-f' },
    { text: ' *g*' },
  ])
})
