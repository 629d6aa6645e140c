import { describe, expect, it } from 'vitest'
import { slotOfItem } from './printed'

describe('what pays a request', () => {
  it('lies on the slot of its type, a prismatic artifact on the one it was put on', () => {
    expect(slotOfItem('harmony-f2-a1')).toBe('harmony')
    expect(slotOfItem('prismatic-a2-on-exalted')).toBe('exalted')
    expect(slotOfItem('study-philosophical')).toBe('philosophical')
  })
})
