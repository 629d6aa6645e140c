import { describe as about, expect, it } from 'vitest'
import type { Choice } from '../../generated/protocol'
import { Wording } from '../../text/words'
import { guardRequests } from './unpaid'

const names = {
  'REQ-MON-HAR': { say: 'ice-page-request-short-mono_anima', types: ['harmony'] },
  'REQ-FRM-ACH': { say: 'ice-page-request-short-forms', types: ['achievement'] },
}
const fields = { types: { say: ['ice-page-type-*'] }, dearest: { say: ['ice-page-paid-for'] } }
const speech = { wording: new Wording('ice2', { fields, names }, {}), nameOf: () => 'Ada' }
const choice = (kind: string, preview: Choice['preview']): Choice => ({ id: 0, action: { kind }, preview })
const both = [
  { request: 'REQ-MON-HAR', points: 7 },
  { request: 'REQ-FRM-ACH', points: 5 },
]
const dearest = both

about('going on past requests that could be paid', () => {
  it('is asked about, with what each would bring', () => {
    expect(guardRequests(choice('go_on', { unpaid: both, dearest }), speech)).toBe(
      'Any of these can be paid now: “3 anima of Harmony” for 7 RP and “forms of Achievement” for 5 RP. Go on without?',
    )
    expect(guardRequests(choice('go_on', { unpaid: both.slice(0, 1), dearest: dearest.slice(0, 1) }), speech)).toBe(
      'You can pay “3 anima of Harmony” for 7 RP now. Go on without?',
    )
  })

  it('says at the end of the first edition what it costs', () => {
    const one = { unpaid: both.slice(0, 1), dearest: dearest.slice(0, 1), penalty: 2 }
    expect(guardRequests(choice('go_on', one), speech)).toContain('Unpaid, each costs you 2 RP.')
  })

  it('is asked about for a card of the row, too', () => {
    const row = { payable: both.slice(1), dearest: dearest.slice(1) }
    expect(guardRequests(choice('go_on', row), speech)).toMatch(/^You could take .+ for 5 RP and pay it at once/)
  })

  it('needs no word when there is nothing to pay, or when something is done', () => {
    expect(guardRequests(choice('go_on', { unpaid: [], dearest: [] }), speech)).toBeNull()
    expect(guardRequests(choice('go_on', {}), speech)).toBeNull()
    expect(guardRequests(choice('pick_request', { payable: both }), speech)).toBeNull()
  })
})
