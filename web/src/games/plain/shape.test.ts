import { describe, expect, test } from 'vitest'
import { belongingsOf, columnsOf, commonOf, gathered, inShort, isHidden, playersOf, scoreOf } from './shape'

const view = {
  round: 2,
  won: [],
  market: [
    { name: 'rope', price: 2 },
    { name: 'lamp', price: 3 },
  ],
  meadow: ['ring', 'key', 'ring'],
  players: [
    { hand: ['key'], nest: 1, score: null },
    { hand: 3, nest: 2, score: 4 },
  ],
  question: { step: 'get', seat: 0 },
}

describe('a view of any game', () => {
  test('what fits on a line stands together, the rest has panels, players and question stand elsewhere', () => {
    const { lines, panels } = commonOf(view)
    expect(lines.map(({ key }) => key)).toEqual(['round', 'won'])
    expect(panels.map(({ key }) => key)).toEqual(['market', 'meadow'])
  })

  test('each seat has its own part, without the score that stands beside its name', () => {
    expect(belongingsOf(view, 0)).toEqual([
      { key: 'hand', value: ['key'] },
      { key: 'nest', value: 1 },
    ])
    expect(scoreOf(view, 0)).toBe(null)
    expect(scoreOf(view, 1)).toBe(4)
  })

  test('a number is a hidden pile where somebody sees the things themselves', () => {
    expect(isHidden(view, 'hand', 3)).toBe(true)
    expect(isHidden(view, 'nest', 2)).toBe(false)
  })

  test('in short a seat has what fits on a line and is not empty', () => {
    const entries = [3, [], ['key'], {}, { deep: 1 }, [{ deep: 1 }], null, false].map((value, i) => ({ key: String(i), value }))
    expect(inShort(entries).map(({ key }) => key)).toEqual(['0', '2', '7'])
  })

  test('equal objects make a table, others do not', () => {
    expect(columnsOf(view.market)).toEqual(['name', 'price'])
    expect(columnsOf([{ name: 'rope' }, { price: 3 }])).toBe(null)
    expect(columnsOf([{ name: { deep: 1 } }, { name: { deep: 2 } }])).toBe(null)
    expect(columnsOf(['a', 'b'])).toBe(null)
  })

  test('equal things are counted', () => {
    expect(gathered(view.meadow)).toEqual([
      { value: 'ring', count: 2 },
      { value: 'key', count: 1 },
    ])
  })

  test('a view without players, or with players by name, is no trouble', () => {
    expect(playersOf({ heap: 3 })).toEqual([])
    expect(playersOf(null)).toEqual([])
    expect(playersOf({ players: { red: { coins: 2 }, blue: 5 } })).toEqual([{ coins: 2 }, { value: 5 }])
    expect(belongingsOf({ heap: 3 }, 1)).toEqual([])
  })
})
