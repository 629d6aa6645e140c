import { expect, test } from 'vitest'
import { places } from './places'

test.each([
  [{ kind: 'placed', seat: 0, card: 'loc-01', squares: ['r1c1', 'r1c2'], skipped: [], coins: 0 }, ['r1c1', 'r1c2', 'card-loc-01']],
  [{ kind: 'moved', seat: 0, owner: 1, from: 'r1c1', to: 'r1c2' }, ['r1c1', 'r1c2']],
  [{ kind: 'outpost', seat: 0, square: 'r2c2' }, ['r2c2', 'outpost']],
  [{ kind: 'claimed', seat: 0, slot: 3, card: 'loc-02', price: 0, consoled: [] }, ['slot-3', 'card-loc-02']],
  [{ kind: 'bought', seat: 0, artifact: 'art-01', price: 2 }, ['artifact-art-01']],
  [{ kind: 'turn', seat: 0, round: 1 }, []],
  // The table page tells of this one itself.
  [{ kind: 'undo' }, []],
])('the places that an event touched: %o', (event, expected) => {
  expect(places(event)).toEqual(expected)
})
