import { describe, expect, it, vi } from 'vitest'

vi.stubGlobal('location', { pathname: '/', hash: '', search: '' })
const { routeOf, showAddress } = await import('./router.svelte')

describe('addresses', () => {
  it('of a look back say after how many moves', () => {
    expect(showAddress('t 1', 12)).toBe('/show/t%201?at=12')
    expect(routeOf('/show/t%201', '', '?at=12')).toEqual({ page: 'show', id: 't 1', at: 12 })
    expect(routeOf('/show/t1', '', '')).toEqual({ page: 'show', id: 't1', at: null })
    expect(routeOf('/show/t1', '', '?at=-3')).toEqual({ page: 'show', id: 't1', at: null })
  })

  it('that were kept somewhere still lead there', () => {
    expect(routeOf('/table/t1/review', '')).toEqual({ page: 'show', id: 't1', at: null })
    expect(routeOf('/table/t1', '#key')).toEqual({ page: 'table', id: 't1', key: 'key' })
  })
})
