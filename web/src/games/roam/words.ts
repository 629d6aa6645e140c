/** Roam in sentences: what is asked, what can be done, what happened. */
import type { Asked, Choice } from '../../generated/protocol'
import { enumerate, t, type Facts } from '../../text/fluent.svelte'
import type { GameEvent, Speech } from '../module'
import { artifactOf, cardOf, type Card, type Catalogue } from './view'

type Words = Speech<Catalogue>

const cardName = (speech: Words, id: unknown): string => cardOf(speech.catalogue, String(id)).name
const artifactName = (speech: Words, id: unknown): string => artifactOf(speech.catalogue, String(id)).name
const slotName = (slot: unknown): string => t(`roam-slot-${String(slot)}`)
const colourName = (colour: unknown): string => t(`roam-value-colours-${String(colour)}`)
const count = (list: unknown): number => (Array.isArray(list) ? list.length : 0)

export function ask(asked: Asked, speech: Words): Facts {
  const { facts } = asked
  return {
    ...facts,
    card: cardName(speech, facts.card),
    empty: count(facts.empty),
    slot: slotName(facts.slot),
    leader: speech.nameOf(Number(facts.leader ?? 0)),
  }
}

export function describe({ action, preview }: Choice, speech: Words): string {
  return t(`roam-do-${String(action.kind)}`, {
    ...action,
    ...preview,
    card: cardName(speech, action.card),
    square: action.square ?? action.anchor ?? action.from,
    owner: colourName(action.owner ?? action.replace),
    slot: slotName(action.slot),
    artifact: artifactName(speech, preview.artifact),
    tokens: count(preview.solid),
    explored: count(preview.explored),
    way: wayOf(action.pay, action.replace),
    coins: action.coins ?? preview.coins ?? 0,
  })
}

/** How an empty square is paid for, as one word for a sentence to choose by. */
function wayOf(pay: unknown, replaced: unknown): string {
  const given = replaced !== null && replaced !== undefined
  return [pay, given ? 'replace' : null].filter(Boolean).join('-')
}

export function tell(event: GameEvent, speech: Words): string {
  const consoled = Array.isArray(event.consoled) ? (event.consoled as number[]) : []
  return t(`roam-event-${String(event.kind)}`, {
    ...event,
    player: speech.nameOf(Number(event.seat ?? event.first ?? 0)),
    owner: speech.nameOf(Number(event.owner ?? event.replaced ?? 0)),
    card: cardName(speech, event.card),
    artifact: artifactName(speech, event.artifact),
    slot: slotName(event.slot),
    tokens: count(event.squares),
    way: wayOf(event.pay, event.replaced),
    counts: countsInWords(event.counts, speech),
    consoled: consoled.length,
    others: enumerate(consoled.map((seat) => speech.nameOf(seat))),
  })
}

/** "Ada 3, Ben 2": who has how many tokens, the most first. */
export function countsInWords(counts: unknown, speech: Pick<Words, 'nameOf'>): string {
  if (!Array.isArray(counts)) return ''
  return (counts as number[])
    .map((tokens, seat) => ({ tokens, name: speech.nameOf(seat) }))
    .filter(({ tokens }) => tokens > 0)
    .sort((one, other) => other.tokens - one.tokens)
    .map(({ tokens, name }) => `${name} ${tokens}`)
    .join(', ')
}

const CELLS: Readonly<Record<string, string>> = { X: 'solid', o: 'empty' }

/** A pattern read row by row, for those who cannot see it. */
export function patternInWords(rows: readonly string[]): string {
  const said = rows.map((row) => [...row].map((cell) => t(`roam-pattern-${CELLS[cell] ?? 'nothing'}`)).join(' '))
  return t('roam-pattern', { rows: said.join('; ') })
}

export function cardInWords(card: Card, awake: boolean): string {
  return t('roam-card-about', {
    name: card.name,
    state: t(awake ? 'roam-awake' : 'roam-asleep'),
    points: t('roam-points', { points: card.points }),
    pattern: patternInWords(card.pattern),
  })
}
