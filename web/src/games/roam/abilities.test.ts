import { describe, expect, test } from 'vitest'
import type { Choice } from '../../generated/protocol'
import { abilityOf, isDirect, usesOn, wantsHand } from './abilities'
import { PICTURES, pictureOf } from './art/artifacts'

const choice = (action: Record<string, unknown>, preview: Record<string, unknown> = {}): Choice =>
  ({ id: 1, action, preview }) as Choice

describe('abilities of artifacts, known by what their previews say', () => {
  const gift = choice({ kind: 'use_gift' }, { ability: 'gift', in_hand: false })
  const turn = choice({ kind: 'use_flip', card: 'loc-01' }, { ability: 'flip', in_hand: true })
  const activate = choice({ kind: 'activate', card: 'loc-01' }, { solid: [] })

  test('a use without a target is a button on the artifact', () => {
    expect([gift, turn, activate].map(isDirect)).toEqual([true, false, false])
  })

  test('one that works on almost everything is taken in hand first', () => {
    expect([gift, turn, activate].map(wantsHand)).toEqual([false, true, false])
  })

  test('uses on a card are found by the card', () => {
    expect(usesOn([gift, turn, activate], 'loc-01')).toEqual([turn])
    expect(abilityOf(activate)).toBeNull()
  })

  test('an ability without a picture is a plain token', () => {
    expect(pictureOf('gift')).toEqual({ icon: 'artifact', object: [] })
    expect(Object.values(PICTURES).every(({ object }) => object.length > 0)).toBe(true)
  })
})
