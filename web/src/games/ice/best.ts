/** The best expeditions of the first edition that ended on this device, by mode and number of players. */
export interface Expedition {
  readonly table: string
  readonly score: number
  readonly time: number
}

const KEPT = 5
const keyOf = (kind: string): string => `nunatak.ice1.best.${kind}`

const isOne = (value: unknown): value is Expedition =>
  typeof value === 'object' && value !== null && 'table' in value && 'score' in value && 'time' in value

export function bestScores(kind: string, storage: Storage = localStorage): readonly Expedition[] {
  try {
    const read: unknown = JSON.parse(storage.getItem(keyOf(kind)) ?? '[]')
    return Array.isArray(read) ? read.filter(isOne) : []
  } catch {
    return []
  }
}

/** Notes a success once, however often its result is looked at. */
export function keepScore(kind: string, table: string, score: number, storage: Storage = localStorage): void {
  const known = bestScores(kind, storage)
  if (known.some((one) => one.table === table)) return
  const best = [...known, { table, score, time: Date.now() }].sort((a, b) => b.score - a.score).slice(0, KEPT)
  try {
    storage.setItem(keyOf(kind), JSON.stringify(best))
  } catch {
    // A browser that keeps nothing still shows the result.
  }
}
