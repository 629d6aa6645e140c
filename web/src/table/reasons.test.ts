import { describe, expect, test } from 'vitest'
import { because } from './reasons'

describe('what speaks for an answer', () => {
  test('is said in the words of the game', () => {
    expect(because('roam', [{ name: 'locations', points: 0.9 }])).toBe('A better hold on the locations')
  })
  test('names points by how many', () => {
    expect(because('winter', [{ name: 'points', points: 6.8 }, { name: 'food', points: 0.9 }])).toBe('+6.8 VP and more food')
  })
  test('both editions of I C E share their words', () => {
    const reasons = [{ name: 'ep', points: 1 }]
    expect(because('ice1', reasons)).toBe(because('ice2', reasons))
  })
  test('a game without words of its own has the plain ones', () => {
    expect(because('pebbles', [{ name: 'points', points: 2 }])).toBe('+2 points')
  })
})
