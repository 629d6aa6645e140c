import { beforeAll, describe, expect, test } from 'vitest'
import { has, keysTaught, t, teach } from '../../text/fluent.svelte'
import { describe as describeAction, fill, tell, Wording } from '../../text/words'
import { labelOf, nameOf } from './words'

const speech = { wording: new Wording('shells', {}, {}), nameOf: (seat: number) => ['Ada', 'Ben'][seat] ?? '' }

beforeAll(() => {
  teach('shells', { en: 'shells-do-take = Take { $count } from { $player }\nshells-name-conch = queen conch\nshells-rules-end = End' })
})

describe('the words of a game of another package', () => {
  test('its own where it brings some', () => {
    expect(fill('shells-do-take', { count: 2, seat: 1 }, speech)).toBe('Take 2 from Ben')
    expect(nameOf('shells', 'shell', 'conch')).toBe('queen conch')
    expect(keysTaught('shells', 'shells-rules-')).toEqual(['shells-rules-end'])
  })

  test('the names of things where it brings none', () => {
    expect(tell({ kind: 'washed_up', seat: 0, shell: 'conch' }, speech)).toBe('Washed up: Ada, queen conch')
    expect(describeAction({ action: { kind: 'pass' }, preview: {} }, speech)).toBe('Pass')
    expect(labelOf('shells', 'high_tide')).toBe('High tide')
    expect(nameOf('shells', 'shell', 'sea_snail')).toBe('sea snail')
    expect(t('shells-title')).toBe('Shells')
    expect(t('shells-tagline')).toBe('')
  })

  test('a missing message of ours still shows its key', () => {
    expect(t('roam-no-such-message')).toBe('[roam-no-such-message]')
    expect(has('shells-title')).toBe(false)
  })
})
