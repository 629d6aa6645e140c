import { describe, expect, it } from 'vitest'
import type { Choice } from '../../generated/protocol'
import { nothingElse } from './empty'

const choice = (id: number, kind: string): Choice => ({ id, action: { kind }, preview: {} })
const on = choice(1, 'go_on')

describe('a question that leaves nothing to choose', () => {
  it('is one with going on as its only answer', () => {
    expect(nothingElse([on])).toBe(on)
  })

  it('is none that could be answered otherwise, or with the end of a turn', () => {
    expect(nothingElse([on, choice(2, 'play')])).toBeNull()
    expect(nothingElse([choice(3, 'end_turn')])).toBeNull()
    expect(nothingElse([])).toBeNull()
  })
})
