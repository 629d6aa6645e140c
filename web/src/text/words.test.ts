import { describe as about, expect, test } from 'vitest'
import { ask, describe, fillAll, named, tell, wait, Wording } from './words'

const NAMES = ['Ada', 'Ben', 'Cleo']
const nameOf = (seat: number): string => NAMES[seat] ?? ''
const plain = { wording: new Wording('roam', {}, { cards: [{ id: 'wanderer', name: 'The Wanderer' }] }), nameOf }

about('a game that declares nothing', () => {
  test('is told by the fields of its events: seats are players, ids have the names that are printed', () => {
    expect(tell({ kind: 'placed_nothing', seat: 1, card: 'wanderer' }, plain)).toBe('Ben sends The Wanderer out and places nothing.')
  })

  test('has names where a message is called after the field and its value', () => {
    expect(describe({ action: { kind: 'resolve', slot: 4 }, preview: {} }, plain)).toBe('Settle the southern location')
  })

  test('chooses by counts of lists', () => {
    const facts = { card: 'wanderer', empty: ['r1c1'], price: 2 }
    expect(ask({ name: 'acting', seat: 0, facts }, plain)).toBe('You may fill empty squares for 2 coins each, or end your actions.')
    expect(ask({ name: 'acting', seat: 0, facts: { ...facts, empty: [] } }, plain)).toBe('Anything else before you end your actions?')
  })

  test('names actions without a message as records do, and is silent about such events', () => {
    expect(describe({ action: { kind: 'dance', with: 'bear', times: 2 }, preview: {} }, plain)).toBe('dance with=bear times=2')
    expect(tell({ kind: 'danced', seat: 0 }, plain)).toBeNull()
    expect(wait({ name: 'dancing', seat: 0, facts: {} }, plain)).toBeNull()
    expect(ask({ name: 'dancing', seat: 0, facts: {} }, plain)).toBe('[roam-ask-dancing]')
  })
})

about('a description', () => {
  const fields = {
    to: { seat: true },
    pay: { say: ['winter-pay-*'], by: 'what' },
    gains: { say: ['winter-gain-*'], by: 'gain' },
    effects: { say: ['winter-effect'], list: 'semicolon' },
    halves: { halves: true },
    types: { none: 'any' },
    column: { none: 'none' },
    choose: { none: { low: 0, high: 0 } },
  }
  const catalogue = { cards: [{ id: 'elder', name: 'Elder', abilities: [{ scope: 'action', pay: [], gains: [] }] }] }
  const names = { 'r1c1^1': { say: 'winter-at-level', at: 'r1c1', level: 2 } }
  const speech = { wording: new Wording('winter', { fields, names }, catalogue), nameOf }

  test('says objects by their own message, and several in a row', () => {
    const gains = [{ gain: 'food', count: 2 }, { gain: 'labor', halves: 3 }, { gain: 'draw', count: 1 }]
    expect(fillAll('gains', gains, speech)).toBe('gain 2 food, 1½ labor, and draw a card')
  })

  test('says trees of objects', () => {
    const effects = [
      { scope: 'action', pay: [{ what: 'tool', count: 2 }], gains: [{ gain: 'vp', count: 1 }] },
      { scope: 'eclipse', pay: [], choose: { low: 1, high: 2 }, gains: [{ gain: 'tip', count: 1 }, { gain: 'bury', count: 1 }] },
    ]
    expect(fillAll('effects', effects, speech)).toBe(
      'pay 2 tools: score 1 point; in the eclipse: 1 to 2 of: tip an animal, bury a card',
    )
  })

  test('names things that have no message of their own', () => {
    expect(named('r1c1^1', speech)).toBe('r1c1, level 2')
    expect(named('elder', speech)).toBe('Elder')
    expect(named('unheard-of', speech)).toBe('unheard-of')
  })

  test('finds what is printed, and reads a field of one message in another way', () => {
    const own = { 'do-use': { effect: { from: ['.cards', 'card', '.abilities', 'ability'], say: ['winter-gain-labor'] } } }
    const other = { wording: new Wording('winter', { fields, messages: own }, catalogue), nameOf }
    expect(describe({ action: { kind: 'use', card: 'elder', ability: 1 }, preview: { halves: 2 } }, other)).toMatch(/^Elder: /)
  })

  test('chooses by ids, whatever the names are', () => {
    const none = { wording: new Wording('roam', { fields: { replaced: { seat: true, none: 'none' } } }, {}), nameOf: () => 'none' }
    const told = { kind: 'filled', seat: 0, square: 'r1c1', coins: 0, pay: 'coins', replaced: 1 }
    expect(tell(told, none)).toBe('none pays 2 coins and replaces a token of none on r1c1.')
  })
})
