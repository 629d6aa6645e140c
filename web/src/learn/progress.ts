/** What this browser remembers of a learner: the lessons done, and the tables of those that were begun. */
import { read, write } from '../app/storage'

interface Progress {
  readonly done: readonly string[]
  readonly open: Readonly<Record<string, string>>
}

const STORE = 'nunatak.lessons'
type Kept = Readonly<Record<string, Progress>>

const NONE: Progress = { done: [], open: {} }

export const progressOf = (game: string): Progress => ({ ...NONE, ...read<Kept>(STORE, {})[game] })

export const openTableOf = (game: string, lesson: string): string | null => progressOf(game).open[lesson] ?? null

export function noteOpen(game: string, lesson: string, table: string): void {
  const { done, open } = progressOf(game)
  remember(game, { done, open: { ...open, [lesson]: table } })
}

/** A lesson that was done begins anew the next time. */
export function noteDone(game: string, lesson: string): void {
  const { done, open } = progressOf(game)
  const { [lesson]: _, ...others } = open
  remember(game, { done: done.includes(lesson) ? done : [...done, lesson], open: others })
}

/** The table of a lesson is gone: it has to be begun anew. */
export function noteLost(table: string): void {
  for (const [game, { done, open }] of Object.entries(read<Kept>(STORE, {}))) {
    const kept = Object.entries(open).filter(([, id]) => id !== table)
    remember(game, { done, open: Object.fromEntries(kept) })
  }
}

const remember = (game: string, progress: Progress): void => write(STORE, { ...read<Kept>(STORE, {}), [game]: progress })
