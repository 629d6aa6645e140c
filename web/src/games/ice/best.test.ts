import { describe, expect, it } from 'vitest'
import { bestScores, keepScore } from './best'

class Shelf implements Storage {
  private readonly kept = new Map<string, string>()
  get length(): number {
    return this.kept.size
  }
  clear = (): void => this.kept.clear()
  getItem = (key: string): string | null => this.kept.get(key) ?? null
  key = (i: number): string | null => [...this.kept.keys()][i] ?? null
  removeItem = (key: string): void => void this.kept.delete(key)
  setItem = (key: string, value: string): void => void this.kept.set(key, value)
}

describe('the best expeditions', () => {
  it('are kept by mode, the best first, each once, five at most', () => {
    const shelf = new Shelf()
    for (const [i, score] of [30, 50, 40, 10, 20, 60].entries()) keepScore('solo-1', `/t${i}`, score, shelf)
    keepScore('solo-1', '/t5', 60, shelf)
    expect(bestScores('solo-1', shelf).map(({ score }) => score)).toEqual([60, 50, 40, 30, 20])
    expect(bestScores('cooperative-2', shelf)).toEqual([])
  })

  it('are none when what is kept cannot be read', () => {
    const shelf = new Shelf()
    shelf.setItem('nunatak.ice1.best.solo-1', 'no list')
    expect(bestScores('solo-1', shelf)).toEqual([])
  })
})
