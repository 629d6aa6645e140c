import { describe, expect, test } from 'vitest'
import { cardPlace, coinsOf, middleOf, sideOf, slotOf, squareOf, turned } from './field'

describe('the field on the screen', () => {
  test.each([
    ['S', 0, 'r5c2'],
    ['W', 1, 'r2c0'],
    ['N', 2, 'r0c3'],
    ['E', 3, 'r3c5'],
  ] as const)('the own border %s is at the bottom (ROAM-SEAT-5)', (border, quarters, square) => {
    expect(sideOf(border, quarters)).toBe('bottom')
    expect(turned(squareOf(square), quarters).r).toBe(5)
  })

  test('clockwise the borders follow S, W, N, E (ROAM-SEAT-2)', () => {
    expect((['S', 'W', 'N', 'E'] as const).map((border) => sideOf(border, 0))).toEqual(['bottom', 'left', 'top', 'right'])
  })

  test("an L of seat W looks as printed at W's screen (ROAM-EX-01)", () => {
    const seen = ['r2c2', 'r2c1', 'r3c1'].map((square) => turned(squareOf(square), 1))
    const [first] = seen
    expect(seen.map(({ r, c }) => [r - (first?.r ?? 0), c - (first?.c ?? 0)])).toEqual([[0, 0], [1, 0], [1, 1]])
  })

  test('slots (ROAM-FIELD-3)', () => {
    expect(['r0c0', 'r2c3', 'r2c5', 'r3c0', 'r5c3', 'r4c4'].map(slotOf)).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('cards lie with the scroll outwards, also when the field is turned (ROAM-FIELD-4)', () => {
    expect(cardPlace(4, 0)).toEqual({ x: 200, y: 300, width: 200, depth: 300, turn: 0 })
    expect(cardPlace(1, 0)).toEqual({ x: 200, y: 0, width: 200, depth: 300, turn: 2 })
    expect(cardPlace(3, 2)).toEqual({ x: 400, y: 0, width: 200, depth: 300, turn: 2 })
    expect(cardPlace(3, 1)).toEqual({ x: 300, y: 400, width: 300, depth: 200, turn: 3 })
  })

  test('coin symbols (ROAM-EX-02)', () => {
    const card = { id: 'x', name: 'x', points: 3, pattern: ['X'], coins: ['10', '00', '02'], provenance: 'R' }
    expect(coinsOf(card, 4)).toEqual([{ square: 'r3c2', count: 1 }, { square: 'r5c3', count: 2 }])
    expect(coinsOf(card, 1)).toEqual([{ square: 'r2c3', count: 1 }, { square: 'r0c2', count: 2 }])
  })

  test('the middle of a square', () => {
    expect(middleOf('r0c0', 0)).toEqual({ x: 50, y: 50 })
    expect(middleOf('r0c0', 2)).toEqual({ x: 550, y: 550 })
  })
})
