/** Cards and locations in words, for those who point at them. */
import { t } from '../../text/fluent.svelte'
import { called, nameIn, type Company, type Speech } from '../../text/words'
import type { Card } from './view'

/** "Ada 3, Ben 2": who has how many tokens, the most first. */
export function countsInWords(counts: unknown, speech: Company): string {
  if (!Array.isArray(counts)) return ''
  return (counts as number[])
    .map((tokens, seat) => ({ tokens, name: called(seat, speech) }))
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

export function cardInWords(card: Card, awake: boolean, speech: Speech): string {
  return t('roam-card-about', {
    name: nameIn(card.id, speech),
    state: t(awake ? 'roam-awake' : 'roam-asleep'),
    points: t('roam-points', { points: card.points }),
    pattern: patternInWords(card.pattern),
  })
}
