/** Endless Winter in sentences: what is asked, what can be done, what happened. */
import type { Asked, Choice } from '../../generated/protocol'
import { t, type Facts } from '../../text/fluent.svelte'
import type { GameEvent } from '../module'
import { abilityOf, costInWords, placeName, readable, sideInWords, stackName, viewOf, type Words } from './names'
import { abilityInWords, columnInWords } from './sentences'

export function ask(asked: Asked, speech: Words): Facts {
  return readable(asked.facts, speech)
}

/** Actions whose `from`, `to` and `at` are places rather than words to choose a sentence by. */
const PLACED: readonly string[] = ['move', 'settle', 'bury', 'collect', 'forgo_collect']

export function describe({ action, preview }: Choice, speech: Words): string {
  const facts: Record<string, unknown> = { ...readable({ ...preview, ...action }, speech) }
  if (PLACED.includes(String(action.kind))) {
    for (const key of ['from', 'to', 'at'])
      if (typeof action[key] === 'string') facts[key] = placeName(action[key], speech)
  }
  if (action.kind === 'place') facts.column = columnInWords(String(action.to))
  if (action.kind === 'take_animal' && action.species === null) facts.species = 'none'
  if (action.kind === 'choose_side') facts.side = sideInWords(action.side, speech)
  if (action.kind === 'raise') {
    facts.points = ownPoints(preview, speech)
    facts.at = stackName(String(action.at))
  }
  const ability = abilityOf(action, speech)
  if (ability) facts.effect = abilityInWords(ability)
  return t(`winter-do-${String(action.kind)}`, facts)
}

/** Of the points of a placement, which go to several, those of the one who places. */
function ownPoints(preview: Facts, speech: Words): number {
  const seat = viewOf(speech)?.seat ?? null
  return Array.isArray(preview.points) && seat !== null ? Number(preview.points[seat] ?? 0) : 0
}

export function tell(event: GameEvent, speech: Words): string {
  const facts: Record<string, unknown> = { ...readable(event, speech), player: speech.nameOf(Number(event.seat ?? 0)) }
  const kind = String(event.kind)
  if (kind === 'placed_figure') facts.column = columnInWords(String(event.to))
  if (kind === 'paid') facts.price = costInWords(event)
  if (kind === 'raised') facts.at = stackName(String(event.at))
  // The terrain is named already.
  if (kind === 'claimed' || kind === 'forwent_claim') facts.hex = event.hex
  if (kind === 'closed_deck') facts.cards = event.cards
  if (['moved_camp', 'settled', 'collected', 'forwent_collect'].includes(kind)) {
    for (const key of ['from', 'to', 'at'])
      if (typeof event[key] === 'string') facts[key] = placeName(event[key], speech)
  }
  return t(`winter-event-${kind}`, facts)
}
