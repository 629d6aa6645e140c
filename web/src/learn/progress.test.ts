import { beforeEach, describe, expect, test, vi } from 'vitest'
import { noteDone, noteLost, noteOpen, openTableOf, progressOf } from './progress'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

describe('what a learner has done', () => {
  test('is nothing at first', () => {
    expect(progressOf('roam')).toEqual({ done: [], open: {} })
    expect(openTableOf('roam', 'stamp')).toBeNull()
  })

  test('a lesson that was begun is gone back to until it is done', () => {
    noteOpen('roam', 'stamp', 't1')
    expect(openTableOf('roam', 'stamp')).toBe('t1')
    noteDone('roam', 'stamp')
    expect(openTableOf('roam', 'stamp')).toBeNull()
    expect(progressOf('roam').done).toEqual(['stamp'])
  })

  test('doing it twice counts once, and other games are left alone', () => {
    noteDone('roam', 'stamp')
    noteDone('roam', 'stamp')
    expect(progressOf('roam').done).toEqual(['stamp'])
    expect(progressOf('winter').done).toEqual([])
  })

  test('a table that is gone is forgotten', () => {
    noteOpen('roam', 'stamp', 't1')
    noteOpen('roam', 'join', 't2')
    noteLost('t1')
    expect(progressOf('roam').open).toEqual({ join: 't2' })
  })
})
