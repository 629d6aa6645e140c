/** The final score as rows of a table: rounds with their sources, then the parts of the final scoring.  EW-END-1 */
import { t } from '../../text/fluent.svelte'
import type { Source, WinterScored } from '../../generated/winter'
import type { FinalPart, WinterView } from './view'

export interface ScoreRow {
  readonly id: string
  readonly kind: 'round' | 'source' | 'final'
  readonly label: string
  readonly points: readonly number[]
}

/** Always in the same order, so that rounds can be compared. */
const SOURCES: readonly Source[] = [
  'stones',
  'stacking',
  'cells',
  'terrain',
  'offering',
  'veneration',
  'cards',
  'tokens',
  'missing',
  'board',
]
const FINAL: readonly FinalPart[] = ['offering', 'veneration', 'cards', 'animals']

export function rowsOf(view: WinterView): readonly ScoreRow[] {
  const rounds = view.players[0]?.scored.length ?? 0
  const rows: ScoreRow[] = []
  for (let round = 0; round < rounds; round++) {
    const scored = view.players.map((player): WinterScored => player.scored[round] ?? {})
    const sources = SOURCES.filter((source) => scored.some((part) => source in part))
    const sum = (part: WinterScored): number => SOURCES.reduce((total, source) => total + (part[source] ?? 0), 0)
    rows.push({
      id: `round-${round}`,
      kind: 'round',
      label: t('winter-round', { round: round + 1 }),
      points: scored.map(sum),
    })
    for (const source of sources) {
      rows.push({
        id: `${round}-${source}`,
        kind: 'source',
        label: t(`winter-source-${source}`),
        points: scored.map((part) => part[source] ?? 0),
      })
    }
  }
  for (const part of FINAL) {
    rows.push({
      id: part,
      kind: 'final',
      label: t(`winter-source-final-${part}`),
      points: view.players.map((player) => player.final[part]),
    })
  }
  return rows
}
