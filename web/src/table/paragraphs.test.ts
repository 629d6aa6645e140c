import { describe, expect, test } from 'vitest'
import type { Told } from '../generated/protocol'
import { Wording } from '../text/words'
import { gistOf } from './gist'
import { isFolded, paragraphsOf } from './paragraphs'

let seq = 0
const told = (move: number, by: number | null, event: Told['event']): Told => ({ seq: ++seq, move, by, event })
const turn = (move: number, by: number | null, seat: number): Told => told(move, by, { kind: 'turn', seat, round: 1 })

const STORY = [
  told(0, null, { kind: 'dealt' }),
  turn(0, null, 1),
  told(1, 1, { kind: 'placed', seat: 1, card: 'The Wanderer', squares: ['r1c1', 'r1c2'], coins: 0 }),
  told(2, 1, { kind: 'filled', seat: 1, square: 'r2c2', coins: 0 }),
  told(3, 1, { kind: 'filled', seat: 1, square: 'r2c3', coins: 1 }),
  told(4, 0, { kind: 'passed', seat: 0, forced: false }),
  told(5, 1, { kind: 'claimed', seat: 1, card: 'The Cave', price: 0, consoled: [] }),
  turn(5, 1, 0),
  told(6, 0, { kind: 'ended_actions', seat: 0 }),
  told(6, null, { kind: 'table-hint', seat: 0 }),
]
const paragraphs = paragraphsOf(STORY, ['turn'])
const speech = { wording: new Wording('roam', {}, {}), nameOf: (seat: number) => `P${seat}` }

describe('the log', () => {
  test('has a paragraph a turn, parted where somebody else answers, and notes by themselves', () => {
    expect(paragraphs.map(({ seat, heading, lines }) => [seat, heading !== null, lines.length])).toEqual([
      [null, false, 1],
      [1, true, 3],
      [0, false, 1],
      [1, false, 1],
      [0, true, 1],
      [null, false, 1],
    ])
  })

  test('tells the turns of others in one line, and nothing else', () => {
    expect(paragraphs.map((paragraph) => isFolded(paragraph, [0]))).toEqual([false, true, false, false, false, false])
    expect(paragraphs.map((paragraph) => isFolded(paragraph, [0, 1]))).not.toContain(true)
  })

  test('sums up what mattered, in the order in which it happened', () => {
    const [, bots] = paragraphs
    expect(bots && gistOf(bots, ['filled', 'placed'], speech)).toBe('sends The Wanderer out (2 tokens) and fills 2 empty squares')
    expect(bots && gistOf(bots, ['filled'], speech)).toBe('fills 2 empty squares')
  })

  test('says how a turn ended in which nothing mattered', () => {
    const own = paragraphs[4]
    expect(own && gistOf(own, ['filled'], speech)).toBe('P0 ends the actions.')
  })
})
