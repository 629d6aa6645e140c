import { describe, expect, test } from 'vitest'
import { decisionAt, lineOf, nearestTo, type Decision, type Review } from './data'

const decision = (move: number): Decision => ({ move }) as Decision
const REVIEW: Review = {
  moves: 10,
  seats: [],
  curve: [
    { move: 0, chances: [0.5, 0.5] },
    { move: 5, chances: [0.75, 0.25] },
    { move: 10, chances: [1, 0] },
  ],
  turning_points: [],
  decisions: [decision(2), decision(5), decision(9)],
}

describe('a review', () => {
  test('draws the chances of a seat along the game', () => {
    expect(lineOf(REVIEW, 0, 100, 40)).toBe('0,20 50,10 100,0')
    expect(lineOf(REVIEW, 1, 100, 40)).toBe('0,20 50,30 100,40')
  })

  test('finds the decision that a move belongs to', () => {
    expect(decisionAt(REVIEW, 7)?.move).toBe(5)
    expect(decisionAt(REVIEW, 9)?.move).toBe(9)
    expect(decisionAt(REVIEW, 0)?.move).toBe(2)
    expect(decisionAt({ ...REVIEW, decisions: [] }, 3)).toBeNull()
  })

  test('finds the decision nearest to where the chart is pressed', () => {
    expect(nearestTo(REVIEW, 3.4)?.move).toBe(2)
    expect(nearestTo(REVIEW, 3.6)?.move).toBe(5)
    expect(nearestTo({ ...REVIEW, decisions: [] }, 3)).toBeNull()
  })
})
