import { expect, test } from 'vitest'
import type { Choice } from '../generated/protocol'
import { Wording } from '../text/words'
import { guard as iceGuard } from './ice/guard'
import type { IceScene } from './ice/view'
import { guard as roamGuard } from './roam/guard'
import type { RoamScene } from './roam/view'
import { guard as winterGuard } from './winter/guard'
import type { WinterScene } from './winter/view'

const choice = (action: Choice['action'], preview: Choice['preview'] = {}): Choice => ({ id: 1, action, preview })
const speech = (game: string, ...more: string[]): object => ({
  wording: new Wording(game, { prefixes: [game, ...more] }, {}),
  nameOf: () => 'Ada',
})

test('Roam asks before coins are paid for an artifact, since the next one is turned up', () => {
  const scene = { ...speech('roam'), choices: [] } as unknown as RoamScene
  const buys = choice({ kind: 'buy_artifact', place: 1 }, { artifact: 'Bell', price: 3 })
  expect(roamGuard(buys, scene)).toBe('Buy Bell for 3 coins? The next artifact is turned up at once: this cannot be undone.')
  expect(roamGuard(choice({ kind: 'skip' }), scene)).toBeNull()
})

test('I C E asks before the last request is given back, and on a phone before each', () => {
  const drops = choice({ kind: 'drop_request', request: 'R1' })
  const asks = (left: number, phone: boolean): string | null =>
    iceGuard(drops, { ...speech('ice2', 'ice'), phone, asked: { name: 'keep_requests', seat: 0, facts: { left } } } as unknown as IceScene)
  expect(asks(2, false)).toBeNull()
  expect(asks(1, false)).toContain('Give it up?')
  expect(asks(2, true)).toContain('Give it up?')
})

test('Endless Winter asks before an empty eclipse deck is closed over a hand of cards', () => {
  const asks = (hand_size: number, eclipse_size: number): string | null =>
    winterGuard(choice({ kind: 'close' }), { seat: 0, choices: [], view: { players: [{ hand_size, eclipse_size }] } } as unknown as WinterScene)
  expect(asks(3, 0)).toContain('3 cards are left')
  expect(asks(3, 1)).toBeNull()
  expect(asks(0, 0)).toBeNull()
})

test('Endless Winter asks before who rests goes without a card, not about an animal that may be left untipped', () => {
  const ends = choice({ kind: 'end_turn' })
  const asks = (...kinds: readonly string[]): string | null =>
    winterGuard(ends, { asked: { name: 'rest' }, choices: [ends, ...kinds.map((kind) => choice({ kind }))] } as unknown as WinterScene)
  expect(asks('draw', 'tip')).toContain('Leave it?')
  expect(asks('tip')).toBeNull()
})
