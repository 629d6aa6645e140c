import { describe as about, expect, it } from 'vitest'
import type { Choice } from '../../generated/protocol'
import type { Catalogue } from './catalogue'
import { describe, tell } from './words'

const speech = {
  catalogue: { edifices: [], requests: [] } as unknown as Catalogue,
  nameOf: (seat: number) => ['Ada', 'Ben'][seat] ?? '',
}
const choice = (action: Choice['action']): Choice => ({ id: 0, action, preview: {} })

about('the first edition in sentences', () => {
  it('counts a City by its types', () => {
    const artifacts = ['surface-harmony-1', 'deep-harmony-2', 'surface-prismatic']
    expect(tell({ kind: 'city', seat: 0, artifacts }, speech)).toBe('The City of Ada: 2 Harmony and 1 Prismatic.')
    expect(tell({ kind: 'city', seat: 1, artifacts: [] }, speech)).toBe('The City of Ben is empty.')
  })

  it('names an Edifice', () => {
    const told = { kind: 'edifice', seat: 0, edifice: 'ED06', at: 'E04', tokens: 2 }
    expect(tell(told, speech)).toBe('Ada uncovers Great Archive on E04 and takes 2 RP.')
    expect(describe(choice({ kind: 'name_edifice', edifice: 'ED04' }), speech)).toBe('Remember Beacon Tower')
  })

  it('says from which slot only where it matters', () => {
    const sent = choice({ kind: 'send', artifact: 'surface-exalted-2' })
    expect(describe(sent, speech)).toBe('Send Exalted, stele, 1 anima to the City')
    const prismatic = choice({ kind: 'send', artifact: 'deep-prismatic', slot: 'harmony' })
    expect(describe(prismatic, speech)).toBe('Send Prismatic, 2 anima to the City, from Harmony')
  })
})
