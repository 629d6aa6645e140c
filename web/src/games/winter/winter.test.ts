import { describe, expect, test } from 'vitest'
import type { Choice, Told } from '../../generated/protocol'
import { written } from '../../text/words'
import type { WinterCatalogue, WinterView } from '../../generated/winter'
import { readSample } from '../../gallery/read'
import { abilityGlyphs, gainsGlyphs, scoreGlyphs } from './art/effect'
import { junctureMiddle } from './art/hex'
import { PICTURES } from './art/scenes'
import { isMeant } from './meant'
import { byHeight, cellsOf, placeNamed, spotOf } from './megaliths'
import winter from './module'
import { places } from './places'
import { rowsOf } from './score'
import { hexPresses } from './terrain'
import { flights } from './travel'

const { catalogue, tables } = readSample<WinterView, WinterCatalogue>('winter')

function table(step: string): WinterView {
  const found = tables[step]
  if (!found) throw new Error(`no table at which ${step} is asked`)
  return found.view
}

const over = table('over')

const move = (from: string, to: string): Choice => ({ id: 0, action: { kind: 'move', from, to }, preview: {} })

describe('the effect notation on the page', () => {
  const abilities = [
    ...catalogue.cards.flatMap((card) => card.abilities),
    ...catalogue.chiefs.flatMap((chief) => [...chief.a, ...chief.b]),
    ...catalogue.columns.flatMap((column) => [...column.top, ...column.middle]),
    ...catalogue.rest_tokens.flatMap((token) => token.effects),
  ]

  test('every ability is drawn with symbols only', () => {
    const words = abilities.flatMap(abilityGlyphs).filter((glyph) => glyph.kind === 'mark' && /[a-z]/.test(glyph.text))
    expect(words).toEqual([])
  })

  test.each([
    [1, '½'],
    [2, '1'],
    [5, '2½'],
  ])('%i halves of labor are written %s (EW-LAB-2)', (halves, text) => {
    expect(written(halves)).toBe(text)
  })

  test('one and a half labor is a disc and a half one', () => {
    expect(gainsGlyphs([{ gain: 'labor', halves: 3 }])).toEqual([
      { kind: 'symbol', name: 'labor' },
      { kind: 'symbol', name: 'half' },
    ])
  })

  test('every stone shows what it counts', () => {
    expect(catalogue.stones.filter(({ score }) => scoreGlyphs(score).length === 0)).toEqual([])
  })
})

test('every card has a picture of its own', () => {
  const ids = [...catalogue.cards, ...catalogue.species, ...catalogue.chiefs].map(({ id }) => id)
  expect(ids.filter((id) => !(id in PICTURES))).toEqual([])
})

describe('what is legal but hardly meant', () => {
  const work = (food: number, halves: number): Choice => ({ id: food, action: { kind: 'work', food }, preview: { halves } })
  const other = (kind: string): Choice => ({ id: 50, action: { kind }, preview: {} })
  const listed = (choices: readonly Choice[]) => (winter.listed?.(choices) ?? choices).map(({ action }) => action)

  test('food for no labor is never the first thing that is offered, wherever the rules list it (EW-FOOD-1)', () => {
    const works = [work(1, 0), work(2, 2), work(3, 2), work(4, 4)]
    for (const choices of [[...works, other('slide')], [other('slide'), ...works], works])
      expect(listed(choices).slice(-2)).toEqual([works[0]?.action, works[2]?.action])
    expect(listed([work(1, 0), other('decline')])[0]).toEqual({ kind: 'decline' })
  })

  test('food of which the last brings no more labor is not meant (EW-FOOD-2)', () => {
    const works = [work(1, 2), work(2, 2), work(3, 4)]
    expect(works.filter((choice) => isMeant(choice, works))).toEqual([works[0], works[2]])
  })

  test('gains that are given up come last, everything else stays where it is (EW-ECL-7)', () => {
    const forgo: Choice = { id: 1, action: { kind: 'forgo_claim', hex: '1,0' }, preview: {} }
    const rest = [other('claim'), other('end_step')]
    expect(listed([forgo, ...rest]).map(({ kind }) => kind)).toEqual(['claim', 'end_step', 'forgo_claim'])
    expect(winter.listed?.(rest)).toBe(rest)
  })
})

describe('the land', () => {
  test('three hexes meet in the middle of their middles (EW-MAP-4)', () => {
    const { x, y } = junctureMiddle('1,-1+1,0+2,-1')
    expect(x).toBeGreaterThan(0)
    expect(Math.round(y)).toBe(-40)
  })

  test('with one camp that can move, its targets can be pressed at once', () => {
    const choices = [move('0,0', '1,0'), move('0,0', '0,1')]
    expect(hexPresses(choices, '1,0', null)).toEqual({ choices: [choices[0]], lifts: false })
    expect(hexPresses(choices, '0,0', null).choices).toEqual([])
  })

  test('with several, one is picked up first', () => {
    const choices = [move('0,0', '1,0'), move('1,0', '0,0')]
    expect(hexPresses(choices, '0,0', null)).toEqual({ choices: [choices[0]], lifts: true })
    expect(hexPresses(choices, '1,0', '0,0')).toEqual({ choices: [choices[0]], lifts: false })
  })
})

describe('the megalith field', () => {
  test('the laid boards have nine cells each, and start cells have two arrows (EW-MEG-6)', () => {
    const cells = cellsOf(over, catalogue)
    expect(new Set(cells.map(({ name }) => name)).size).toBe(36)
    expect(cells.filter(({ start }) => start).map(({ arrows }) => arrows.length)).toEqual([2, 2, 2, 2])
  })

  test('a block of level 1 lies over the middle of four (EW-MEG-7)', () => {
    expect(placeNamed('3,2^1')).toEqual({ level: 1, x: 3, y: 2 })
    const [low, high] = [spotOf(placeNamed('3,2')), spotOf(placeNamed('3,2^1'))]
    expect(high.x - low.x).toBe(20)
  })

  test('lower levels are drawn first', () => {
    expect(byHeight([{ at: '0,0^1' }, { at: '1,1' }, { at: '0,0' }]).map(({ at }) => at)).toEqual([
      '0,0',
      '1,1',
      '0,0^1',
    ])
  })
})

test('rounds and final scoring add up to the score (EW-END-1)', () => {
  const rows = rowsOf(over).filter(({ kind }) => kind !== 'source')
  const sums = over.players.map((_, seat) => rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0))
  expect(sums).toEqual(over.players.map(({ score }) => score))
})

describe('the places of events', () => {
  test.each([
    [{ kind: 'placed_figure', seat: 0, figure: 'chief', to: 'hunt' }, ['column-hunt']],
    [{ kind: 'moved_camp', seat: 0, from: '0,0', to: '1,0' }, ['hex-0,0', 'hex-1,0']],
    [{ kind: 'advanced', seat: 1, idol: 'veneration', level: 3 }, ['veneration-3']],
    [{ kind: 'paid', seat: 1, food: 0, tools: 1, halves: 2 }, ['seat-1-tools']],
    [{ kind: 'collected', seat: 1, from: 'megaliths-1' }, ['seat-1-megaliths-1']],
    [{ kind: 'forwent_collect', seat: 1, from: 'stone-2' }, ['seat-1-stone-2']],
    [{ kind: 'forwent_use', seat: 1, card: 'hunter', ability: 2 }, ['seat-1-above-hunter']],
    [{ kind: 'forwent_claim', seat: 1, hex: '1,0', terrain: 'tundra' }, ['hex-1,0']],
    [{ kind: 'stone_scored', seat: 0, stone: 's1-03', vp: 2 }, ['stone-s1-03']],
    [{ kind: 'took_tribe', seat: 0, card: 'elder', to: 'discard' }, ['card-elder', 'seat-0-discard']],
    [{ kind: 'turn', seat: 0, round: 1, turn: 1 }, []],
  ])('%o', (event, expected) => {
    expect(places(event)).toEqual(expected)
  })
})

describe('what flies in a move', () => {
  const told = (...events: readonly Record<string, unknown>[]): Told[] =>
    events.map((event, i) => ({ seq: i + 1, move: 1, by: 0, event: { kind: '', ...event } }))

  test('a camp comes from the hex it leaves', () => {
    const [flight] = flights(told({ kind: 'moved_camp', seat: 2, from: '0,0', to: '1,0' }))
    expect(flight).toEqual({ kind: 'pile', from: ['camp-2-0,0', 'hex-0,0'], to: ['camp-2-1,0'] })
  })

  test('what was taken back stays where it is', () => {
    expect(flights(told({ kind: 'took_culture', seat: 0, card: 'c1-01' }, { kind: 'undo' }))).toEqual([])
  })
})

describe('what moves the game on', () => {
  const slide: Choice = { id: 1, action: { kind: 'slide' }, preview: {} }
  const mainOf = (facts: Record<string, unknown>): boolean | undefined =>
    winter.buttons([slide], { name: 'column', seat: 0, facts })[0]?.main

  test('is the filled button only when nothing else is left', () => {
    expect(mainOf({ who: true, deeds: [] })).toBe(false)
    expect(mainOf({ who: false, deeds: ['take_animal'] })).toBe(false)
    expect(mainOf({ draws: true, deeds: [] })).toBe(false)
    expect(mainOf({ who: false, deeds: [] })).toBe(true)
    expect(mainOf({})).toBe(true)
  })
})
