import { describe, expect, it } from 'vitest'
import { BIOMES } from './land/biomes'
import { heightOf } from './land/height'
import { sceneOf, type Turn } from './land/scene'
import { traitsOf } from './portrait/traits'
import { cardSeen, squareSeen } from './seen'

const LOCATIONS = Array.from({ length: 43 }, (_, i) => `loc-${String(i + 1).padStart(2, '0')}`)
const STARTING = ['blue', 'red', 'green', 'yellow'].flatMap((colour) => [1, 2, 3].map((n) => `start-${colour}-${n}`))

describe('landscapes', () => {
  it('differ from card to card', () => {
    const drawings = LOCATIONS.map((id) => JSON.stringify(sceneOf(id, 0)))
    expect(new Set(drawings).size).toBe(43)
  })

  it('join at their borders, so that contour lines run on over six cards', () => {
    for (const first of BIOMES) {
      for (const second of BIOMES) {
        if (first.river || second.river) continue // a river bed cuts the border where it leaves the card
        const a = heightOf('loc-01', first)
        const b = heightOf('loc-02', second)
        for (let t = 0; t <= 1; t += 0.1) {
          expect(a(2, t * 3)).toBeCloseTo(b(0, t * 3), 6)
          expect(a(t * 2, 0)).toBeCloseTo(b(2 - t * 2, 0), 6)
        }
      }
    }
  })

  it('keep their signs inside the card, however it lies', () => {
    for (const id of LOCATIONS) {
      for (const turn of [0, 1, 2, 3] satisfies Turn[]) {
        const scene = sceneOf(id, turn)
        for (const sign of scene.motifs) {
          expect(sign.x * 100).toBeLessThan(scene.width)
          expect(sign.y * 100).toBeLessThan(scene.depth)
          expect(Math.min(sign.x, sign.y)).toBeGreaterThan(0)
        }
      }
    }
  })
})

describe('portraits', () => {
  it('show a different person on every card', () => {
    const people = [...LOCATIONS, ...STARTING].map((id) => JSON.stringify(traitsOf(id)))
    expect(new Set(people).size).toBe(55)
  })

  it('are drawn for cards nobody foresaw', () => {
    expect(traitsOf('pack-of-my-own/ice fisher').tool).toBeTruthy()
  })
})

describe('the field as a seat sees it', () => {
  it('has the own border at the bottom', () => {
    expect(squareSeen(5, 2, 0).row).toBe(5)
    expect(squareSeen(2, 0, 1).row).toBe(5)
    expect(squareSeen(0, 2, 2).row).toBe(5)
    expect(squareSeen(2, 5, 3).row).toBe(5)
  })

  it('lays six cards edge to edge with all scrolls outside', () => {
    for (const k of [0, 1, 2, 3] satisfies Turn[]) {
      const covered = new Set<string>()
      for (let slot = 0; slot < 6; slot++) {
        const { x, y, turn, scroll } = cardSeen(slot, k)
        const [wide, tall] = turn % 2 === 0 ? [2, 3] : [3, 2]
        for (let i = 0; i < wide * tall; i++) covered.add(`${x + (i % wide)} ${y + Math.floor(i / wide)}`)
        expect(scroll.x < 0 || scroll.x > 6 || scroll.y < 0 || scroll.y > 6).toBe(true)
      }
      expect(covered.size).toBe(36)
    }
  })
})
