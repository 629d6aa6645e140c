import { describe, expect, test } from 'vitest'
import type { Told } from '../generated/protocol'
import { lengthened, news, ofTheGame, standing } from './stories'

const line = (seq: number, move: number, by: number | null, kind = 'placed'): Told => ({ seq, move, by, event: { kind } })
const STORY = [line(1, 0, null, 'dealt'), line(2, 1, 0), line(3, 2, 1)]

describe('a story', () => {
  test('grows by what follows it', () => {
    expect(lengthened(STORY, 3, [line(4, 3, 0)])?.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
  })

  test('notices that something is missing', () => {
    expect(lengthened(STORY, 5, [line(6, 4, 0)])).toBeNull()
  })

  test('is told anew from the beginning', () => {
    expect(lengthened(STORY, 0, [line(1, 0, null)])).toHaveLength(1)
  })

  test('does not repeat what is told twice', () => {
    expect(lengthened(STORY, 2, [line(3, 2, 1), line(4, 3, 0)])?.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
  })

  test('keeps only the moves that stand', () => {
    const story = [...STORY, line(4, 2, 1), line(5, 2, 1, 'undo'), line(6, 2, 1)]
    expect(standing(story).map(({ seq }) => seq)).toEqual([1, 2, 6])
  })

  test('keeps notes when a move is taken back, and apart from the game', () => {
    const story = [...STORY, line(4, 2, 0, 'table-hint'), line(5, 2, 1, 'undo')]
    expect(standing(story).map(({ seq }) => seq)).toEqual([1, 2, 4])
    expect(ofTheGame(story).map(({ seq }) => seq)).toEqual([1, 2, 3, 5])
  })

  test('has news for a seat since its own last move', () => {
    expect(news(STORY, 0).map(({ seq }) => seq)).toEqual([3])
    expect(news(STORY, 1)).toEqual([])
    expect(news(STORY, null)).toEqual([])
  })
})
