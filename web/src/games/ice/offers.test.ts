import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Asked, Choice } from '../../generated/protocol'
import { keepTiles, wantsOffers, wishOffers } from './offers.svelte'

const asked = (name: string, seat: number): Asked => ({ name, seat, facts: {} })
const keep: Choice = { id: 1, action: { kind: 'go_on' }, preview: {} }
const cash: Choice = { id: 2, action: { kind: 'cash', tile: 'storm_whistle' }, preview: {} }

function sitAt(table: string): void {
  vi.stubGlobal('location', { pathname: `/table/${table}` })
}

describe('the question whether to give up a tile', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    })
    sitAt('a')
  })

  it('is answered for those who do not want to be asked', () => {
    expect(keepTiles(asked('offer', 0), [cash, keep])).toBe(keep)
  })

  it('is asked of those who do, at that seat of that table', () => {
    wishOffers(1, true)
    expect(keepTiles(asked('offer', 1), [cash, keep])).toBeNull()
    expect(keepTiles(asked('offer', 0), [cash, keep])).toBe(keep)
    sitAt('b')
    expect(wantsOffers(1)).toBe(false)
    sitAt('a')
    wishOffers(1, false)
    expect(keepTiles(asked('offer', 1), [cash, keep])).toBe(keep)
  })

  it('is remembered by the browser', () => {
    wishOffers(2, true)
    expect(localStorage.getItem('nunatak.ice1.offers/table/a/2')).toBe('true')
    localStorage.setItem('nunatak.ice1.offers/table/c/0', 'true')
    sitAt('c')
    expect(wantsOffers(0)).toBe(true)
  })

  it('is not worth a click when there is nothing to give up', () => {
    wishOffers(3, true)
    expect(keepTiles(asked('offer', 3), [keep])).toBe(keep)
  })

  it('is the only one answered unasked', () => {
    expect(keepTiles(asked('validate', 0), [keep])).toBeNull()
    expect(keepTiles(asked('turn', 0), [cash, keep])).toBeNull()
  })
})
