/** Requests that could be paid and are passed over: what is asked before. */
import type { Choice } from '../../generated/protocol'
import { fill, type Speech } from '../../text/words'

/** What to ask before a player goes on past requests that could be paid now. */
export function guardRequests({ action, preview }: Choice, speech: Speech): string | null {
  if (action.kind !== 'go_on') return null
  for (const name of ['unpaid', 'payable'] as const) {
    const left = preview[name]
    if (!Array.isArray(left) || left.length === 0) continue
    const facts = { count: left.length, dearest: preview.dearest, penalty: preview.penalty ?? 0 }
    return fill(`ice-page-guard-${name}`, facts, speech)
  }
  return null
}
