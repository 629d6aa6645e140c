import { describe, expect, test } from 'vitest'
import type { GameSummary, OpenedTable, SeatKind } from '../generated/protocol'
import { exchange, keysFor, newDraft, setPlayers, usualHints, wishOf, type SeatDraft } from './opening'

const roam: GameSummary = {
  name: 'roam',
  rules: 1,
  players: [2, 4],
  bots: ['random', 'visitor', 'guide', 'legend'],
  guests: [],
  levels: [
    { name: 'visitor', seconds: 0, rating: 900 },
    { name: 'guide', seconds: 2, rating: null },
    { name: 'legend', seconds: 5, rating: 1900 },
  ],
  messages: null,
  cover: false,
  options: [
    { type: 'number', name: 'players', default: 2, low: 2, high: 4 },
    { type: 'flag', name: 'towers', default: false },
    { type: 'per_seat', name: 'borders', default: [], values: ['S', 'W', 'N', 'E'] },
  ],
}

describe('opening a table', () => {
  test('at first one person plays here against a bot of the middle level', () => {
    expect(wishOf(newDraft(roam, 'Ada'))).toEqual({
      game: 'roam',
      options: { towers: false, borders: ['S', 'N'] },
      seats: [
        { kind: 'here', name: 'Ada', bot: null },
        { kind: 'bot', name: '', bot: 'guide' },
      ],
      hints: null,
    })
  })

  test('hints are usual unless somebody plays against a person elsewhere', () => {
    const seats = (...kinds: SeatKind[]): SeatDraft[] => kinds.map((kind) => ({ kind, name: '', bot: '' }))
    expect(usualHints(seats('here', 'bot'))).toBe(true)
    expect(usualHints(seats('link', 'bot'))).toBe(true)
    expect(usualHints(seats('here', 'here'))).toBe(true)
    expect(usualHints(seats('here', 'link'))).toBe(false)
  })

  test('more players keep those who were there', () => {
    const draft = newDraft(roam, 'Ada')
    setPlayers(draft, roam, 4)
    expect(draft.seats.map(({ kind }) => kind)).toEqual(['here', 'bot', 'bot', 'bot'])
    expect(draft.perSeat.borders).toEqual(['S', 'W', 'N', 'E'])
  })

  test('a value that is taken is exchanged', () => {
    expect(exchange(['S', 'N'], 0, 'N')).toEqual(['N', 'S'])
    expect(exchange(['S', 'N'], 0, 'E')).toEqual(['E', 'N'])
  })

  test('keys of seats elsewhere are kept as links and not used here', () => {
    const seats = [
      { kind: 'here' as const, name: 'Ada', bot: null },
      { kind: 'link' as const, name: 'Ben', bot: null },
      { kind: 'bot' as const, name: 'Greedy', bot: 'greedy' },
    ]
    const opened = { table: { seats }, keys: ['a', 'b', null], host: 'h' } as unknown as OpenedTable
    expect(keysFor(opened)).toEqual({ keys: ['a'], host: 'h', links: { 1: 'b' } })
  })
})
