import { describe, expect, test } from 'vitest'
import type { GameSummary, MyTable } from '../generated/protocol'
import { fittingBot, quickDraft } from './quick'

const game: GameSummary = {
  name: 'ice2',
  rules: 1,
  messages: null,
  cover: false,
  players: [2, 5],
  bots: ['random', 'visitor', 'trekker', 'guide'],
  guests: [],
  levels: ['visitor', 'trekker', 'guide'].map((name) => ({ name, seconds: 0, rating: null })),
  options: [
    { type: 'number', name: 'players', default: 2, low: 2, high: 5 },
    { type: 'flag', name: 'first_steps', default: false },
  ],
}

const played = (bot: string, won: boolean, more: Partial<MyTable> = {}): MyTable =>
  ({
    seats: [0],
    host: true,
    table: {
      game: 'ice2',
      over: true,
      seats: [{ kind: 'here', name: 'Ada', bot: null }, { kind: 'bot', name: bot, bot }],
      result: { scores: [1, 1], winners: [won ? 0 : 1] },
    },
    ...more,
  }) as unknown as MyTable

describe('the opponent that fits', () => {
  test('is the weakest for a first game', () => {
    expect(fittingBot(game, [])).toBe('visitor')
  })

  test('is the next one for a winner, and never stronger than the strongest', () => {
    expect(fittingBot(game, [played('visitor', true)])).toBe('trekker')
    expect(fittingBot(game, [played('guide', true)])).toBe('guide')
  })

  test('stays after one defeat and is the one before after two', () => {
    expect(fittingBot(game, [played('guide', false), played('trekker', true)])).toBe('guide')
    expect(fittingBot(game, [played('guide', false), played('guide', false)])).toBe('trekker')
    expect(fittingBot(game, [played('visitor', false), played('visitor', false)])).toBe('visitor')
  })

  test('is not learned from games of several people at one screen', () => {
    expect(fittingBot(game, [played('guide', true, { seats: [0, 1] })])).toBe('visitor')
  })
})

describe('play without a form', () => {
  test('takes First Steps for a first game only', () => {
    expect(quickDraft(game, '', 'visitor', true).options.first_steps).toBe(true)
    expect(quickDraft(game, '', 'trekker', false).options.first_steps).toBe(false)
  })

  test('sits one person here against that bot', () => {
    expect(quickDraft(game, 'Ada', 'trekker', false).seats).toEqual([
      { kind: 'here', name: 'Ada', bot: 'trekker' },
      { kind: 'bot', name: '', bot: 'trekker' },
    ])
  })
})
