/** The same people once more: whoever asks first has the table dealt, the others are led over to it. */
import { playAgain } from '../app/api'
import { doorKeys, takeAlong } from '../app/keys'
import { go } from '../app/router.svelte'
import type { TableSummary } from '../generated/protocol'

/** Has the rematch dealt and goes there; `more` is what a game hands on to the next. */
export async function rematch(finished: TableSummary, more: Readonly<Record<string, unknown>>): Promise<void> {
  const [key = ''] = doorKeys(finished.id)
  const { id } = await playAgain(finished.id, { key, options: more })
  follow({ ...finished, next: id })
}

/** Goes over to the rematch, with the keys that open a seat there too. */
export function follow(finished: TableSummary): void {
  takeAlong(finished)
  go(`/table/${finished.next}`)
}
