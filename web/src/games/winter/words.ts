/** Endless Winter in sentences: what is asked, what can be done, what happened. */
import type { Asked, Choice } from '../../generated/protocol'
import { t, type Facts } from '../../text/fluent.svelte'
import type { GameEvent, Speech } from '../module'
import { byId, type Catalogue } from './catalogue'
import { abilityInWords, columnInWords, gainsInWords, halvesInWords } from './sentences'
import type { Gain } from './catalogue'

type Words = Speech<Catalogue>

/** Ids become names and parsed gains become phrases; everything else is passed on as it is. */
function readable(facts: Facts, speech: Words): Facts {
  const { catalogue } = speech
  const named: Record<string, unknown> = { ...facts }
  const name = (key: string, items: readonly { readonly id: string; readonly name: string }[]): void => {
    const found = typeof facts[key] === 'string' ? byId(items, facts[key]) : undefined
    if (found) named[key] = found.name
  }
  name('card', [...catalogue.cards, ...catalogue.setup_cards])
  name('type', catalogue.cards)
  name('chief', catalogue.chiefs)
  name('species', catalogue.species)
  if (typeof facts.column === 'string') named.column = columnInWords(facts.column)
  if (typeof facts.halves === 'number') named.labor = halvesInWords(facts.halves)
  if (Array.isArray(facts.due)) named.due = gainsInWords(facts.due as Gain[])
  return named
}

export function ask(asked: Asked, speech: Words): Facts {
  return readable(asked.facts, speech)
}

export function describe({ action, preview }: Choice, speech: Words): string {
  const key = `winter-do-${String(action.kind)}`
  return t(key, { ...readable({ ...preview, ...action }, speech), effect: effectOf(action, preview, speech) })
}

/** What a used ability would do, in words. */
function effectOf(action: Facts, _preview: Facts, speech: Words): string {
  if (action.kind !== 'use') return ''
  const ability = byId(speech.catalogue.cards, String(action.card))?.abilities[Number(action.ability) - 1]
  return ability ? abilityInWords(ability) : ''
}

export function tell(event: GameEvent, speech: Words): string {
  return t(`winter-event-${String(event.kind)}`, {
    ...readable(event, speech),
    player: speech.nameOf(Number(event.seat ?? 0)),
  })
}
