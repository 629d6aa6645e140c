import { describe as about, expect, it } from 'vitest'
import type { Choice } from '../../generated/protocol'
import type { Catalogue } from './catalogue'
import { guardRequests } from './unpaid'
import { tell } from './words'

const requests = [
  { id: 'REQ-MON-HAR', kind: 'mono_anima', types: ['harmony'], rewards: [6], provenance: 'S' },
  { id: 'REQ-FRM-ACH', kind: 'forms', types: ['achievement'], rewards: [0, 5, 9], provenance: 'S' },
]
const speech = { catalogue: { requests } as unknown as Catalogue, nameOf: () => 'Ada' }
const choice = (kind: string, preview: Choice['preview']): Choice => ({ id: 0, action: { kind }, preview })
const both = [
  { request: 'REQ-MON-HAR', points: 7 },
  { request: 'REQ-FRM-ACH', points: 5 },
]

about('going on past requests that could be paid', () => {
  it('is asked about, with what each would bring', () => {
    const question = guardRequests(choice('go_on', { unpaid: both }), speech)
    expect(question).toMatch(/^Any of these can be paid now: .+ for 7 RP and .+ for 5 RP\. Go on without\?$/)
    const one = guardRequests(choice('go_on', { unpaid: both.slice(0, 1) }), speech)
    expect(one).toMatch(/^You can pay .+ for 7 RP now\. Go on without\?$/)
  })

  it('says at the end of the first edition what it costs', () => {
    const question = guardRequests(choice('go_on', { unpaid: both.slice(0, 1), penalty: 2 }), speech)
    expect(question).toContain('Unpaid, each costs you 2 RP.')
  })

  it('is asked about for a card of the row, too', () => {
    expect(guardRequests(choice('go_on', { payable: both.slice(1) }), speech)).toMatch(/^You could take .+ for 5 RP and pay it at once/)
  })

  it('names only those that bring most', () => {
    const many = [1, 2, 3, 4, 5].map((points) => ({ request: 'REQ-MON-HAR', points }))
    expect(guardRequests(choice('go_on', { unpaid: many }), speech)).toMatch(/ 5 RP, .+ 4 RP, .+ 3 RP, and 2 more\. /)
  })

  it('needs no word when there is nothing to pay, or when something is done', () => {
    expect(guardRequests(choice('go_on', { unpaid: [] }), speech)).toBeNull()
    expect(guardRequests(choice('go_on', {}), speech)).toBeNull()
    expect(guardRequests(choice('pick_request', { payable: both }), speech)).toBeNull()
  })

  it('is in the log of who did it', () => {
    const told = tell({ kind: 'unpaid', seat: 0, left: both }, speech)
    expect(told).toContain('You leave unpaid what you could pay: ')
    expect(told).toContain('for 5 RP.')
  })
})
