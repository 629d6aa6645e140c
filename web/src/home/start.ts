/** Opens a table and goes there. */
import { openTable } from '../app/api'
import { keep } from '../app/keys'
import { noteOpened } from '../app/opened'
import { go } from '../app/router.svelte'
import { rememberPlayed } from './memory'
import { keysFor, wishOf, type Draft } from './opening'

export async function startTable(draft: Draft): Promise<void> {
  const opened = await openTable(wishOf(draft))
  keep(opened.table.id, keysFor(opened))
  rememberPlayed(draft.game)
  if (draft.seats.some(({ kind }) => kind === 'link')) noteOpened(opened.table.id)
  go(`/table/${opened.table.id}`)
}
