import { describe, expect, it } from 'vitest'
import type { SecondCatalogue, SecondView } from '../../../generated/ice'
import { readSample } from '../../../gallery/read'
import { inDirection } from '../../../table/roving'
import { centre, hexAt, SIZE } from './hex'
import { outline } from './outline'
import { Site } from './site'

const site = new Site(readSample<SecondView, SecondCatalogue>('ice2').catalogue.board)
const corners = (path: string): number => path.split('L').length

describe('the drawing plan of the dig', () => {
  it('rests every tile on cells that lie under its corners', () => {
    const tile = site.space('S26')
    for (const id of tile.rests_on) {
      const below = site.space(id)
      if (!tile.cell || !below.cell) throw new Error('cells expected')
      const a = centre(tile.cell, 0)
      const b = centre(below.cell, 0)
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(SIZE, 0)
    }
  })

  it('shows a whole tile when nothing covers it, two thirds or one third under covers, nothing under three', () => {
    const tile = site.space('F19')
    const [one = '', two = '', three = ''] = tile.covered_by
    expect(site.open(tile, [])?.room).toBe(1)
    expect(corners(site.open(tile, [one])?.area ?? '')).toBe(6)
    expect(corners(site.open(tile, [one, two])?.area ?? '')).toBe(4)
    expect(site.open(tile, [one, two, three])).toBeNull()
  })

  it('shows a region of the city under every deep tile that is gone', () => {
    const region = site.space('Z0')
    expect(site.open(region, region.covered_by)).toBeNull()
    const open = site.open(region, region.covered_by.filter((id) => id !== 'D10'))
    expect(corners(open?.area ?? '')).toBe(6)
  })

  it('draws one outline around cells that touch', () => {
    expect(corners(outline([hexAt([0, 0, 0], 0), hexAt([3, -3, 0], 0)]))).toBe(10)
  })

  it('finds the next space in the direction of an arrow key', () => {
    const points = ['S26', 'S27', 'S19', 'S33'].map((id) => ({ id, ...site.centre(id) }))
    const from = site.centre('S26')
    const itself = (point: (typeof points)[number]) => point
    expect(inDirection(from, 'ArrowRight', points, itself)?.id).toBe('S27')
    expect(inDirection(from, 'ArrowUp', points, itself)?.id).toBe('S19')
    expect(inDirection(from, 'Enter', points, itself)).toBeNull()
  })
})
