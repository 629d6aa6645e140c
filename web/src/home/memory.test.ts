import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GameSummary } from '../generated/protocol'
import { hasPlayed, rememberedDraft, rememberPlayed, rememberSetup } from './memory'
import { newDraft, setPlayers } from './opening'

const roam: GameSummary = {
  name: 'roam',
  rules: 1,
  messages: null,
  cover: false,
  players: [2, 4],
  bots: ['visitor', 'guide'],
  guests: [],
  levels: ['visitor', 'guide'].map((name) => ({ name, seconds: 0, rating: null })),
  options: [
    { type: 'number', name: 'players', default: 2, low: 2, high: 4 },
    { type: 'flag', name: 'towers', default: false },
    { type: 'choice', name: 'first', default: 'random', values: ['random', '1'] },
    { type: 'per_seat', name: 'borders', default: [], values: ['S', 'W', 'N', 'E'] },
  ],
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('what was chosen last time', () => {
  test('is chosen again', () => {
    const draft = newDraft(roam, 'Ada')
    setPlayers(draft, roam, 3)
    draft.options.towers = true
    draft.perSeat.borders = ['E', 'W', 'N']
    Object.assign(draft.seats[2] ?? {}, { kind: 'link', name: 'Ben' })
    rememberSetup(draft)
    expect(rememberedDraft(roam, 'Ada')).toEqual(draft)
  })

  test('is passed over as far as the game no longer knows it', () => {
    const draft = newDraft(roam, 'Ada')
    Object.assign(draft.options, { first: '9', gone: true })
    Object.assign(draft.seats[1] ?? {}, { bot: 'nobody' })
    rememberSetup(draft)
    const again = rememberedDraft(roam, 'Ada')
    expect(again.options).toEqual({ towers: false, first: 'random' })
    expect(again.seats[1]?.bot).toBe('guide')
  })

  test('is as usual at the first time', () => {
    expect(rememberedDraft(roam, 'Ada')).toEqual(newDraft(roam, 'Ada'))
  })

  test('a game is new until it was played', () => {
    expect(hasPlayed('roam')).toBe(false)
    rememberPlayed('roam')
    expect(hasPlayed('roam')).toBe(true)
  })
})
