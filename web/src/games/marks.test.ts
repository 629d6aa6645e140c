import { describe, expect, it } from 'vitest'
import type { Choice } from '../generated/protocol'
import { marks as iceMarks } from './ice/marks'
import type { IceScene } from './ice/view'
import { at } from './marks'
import { marks as roamMarks } from './roam/marks'
import { marks as winterMarks } from './winter/marks'
import type { WinterScene } from './winter/view'

const choice = (action: Record<string, unknown> & { kind: string }, preview: Choice['preview'] = {}): Choice => ({ id: 0, action, preview })
const place = (name: string): string => at('place', name)

describe('where an answer is marked', () => {
  it('is found by an attribute, whatever the name is made of', () => {
    expect(at('place', 'a"b')).toBe('[data-place="a\\"b"]')
  })

  it('in Roam: on the squares of a pattern, the card, the location', () => {
    const scene = { view: { row: ['lamp', 'rope'] } } as never
    const pattern = choice({ kind: 'place', anchor: 'r0c0' }, { solid: ['r0c0', 'r1c1'], empty: ['r2c2'] })
    expect(roamMarks(pattern, scene)).toEqual({ at: [place('r0c0'), place('r1c1')], also: [place('r2c2')], quiet: true })
    expect(roamMarks(choice({ kind: 'activate', card: 'loc-01' }), scene).at).toEqual([place('card-loc-01')])
    expect(roamMarks(choice({ kind: 'resolve', slot: 2 }), scene).at).toEqual([place('slot-2')])
    expect(roamMarks(choice({ kind: 'buy_artifact', place: 1 }), scene).at).toEqual([place('artifact-rope')])
    expect(roamMarks(choice({ kind: 'end_actions' }), scene).at).toEqual([])
  })

  it('in I C E: at the space, with an arrow from where the leader stands', () => {
    const spaces = [{ id: 'S01' }, { id: 'S02' }]
    const scene = {
      seat: 0,
      view: { players: [{ leader: 'S01' }], variants: {} },
      catalogue: { board: { spaces, levels: [], icons: [] } },
    } as unknown as IceScene
    expect(iceMarks(choice({ kind: 'move', to: 'S02' }), scene)).toEqual({ at: [at('space', 'S02')], from: at('space', 'S01') })
    expect(iceMarks(choice({ kind: 'excavate' }), scene)).toEqual({ at: [at('space', 'S01')] })
    expect(iceMarks(choice({ kind: 'validate', request: 'RQ01' }), scene).at).toEqual([at('request', 'RQ01')])
    expect(iceMarks(choice({ kind: 'play', tile: 'rope' }), scene).at).toEqual([at('face', 'rope')])
    expect(iceMarks(choice({ kind: 'slot', type: 'peak' }), scene).at).toEqual([`${at('slot', 'peak')}${at('seat', '0')}`])
    expect(iceMarks(choice({ kind: 'end_turn' }), scene).at).toEqual([])
  })

  it('in Endless Winter: at columns, hexes, cards and on the own board', () => {
    const scene = { seat: 1, view: { idols: { offering: [0, 3], veneration: [0, 0] } } } as unknown as WinterScene
    const where = (action: Record<string, unknown> & { kind: string }): unknown => winterMarks(choice(action), scene)
    expect(where({ kind: 'place', figure: 'chief', to: 'rest' })).toEqual({ at: [place('column-rest')] })
    expect(where({ kind: 'move', from: '0,1', to: '0,0' })).toEqual({ at: [place('hex-0,0')], from: place('hex-0,1') })
    expect(where({ kind: 'play', card: 'elder' })).toEqual({ at: [place('seat-1-hand-elder')] })
    expect(where({ kind: 'advance', idol: 'offering' })).toEqual({ at: [place('offering-4')] })
    expect(where({ kind: 'collect', from: 'settlement' })).toEqual({ at: [place('seat-1-settlement')] })
    expect(where({ kind: 'end_turn' })).toEqual({ at: [] })
  })
})
