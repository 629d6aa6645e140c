/** Requests that could be paid and are passed over: what is asked before, what is told after. */
import type { Choice } from '../../generated/protocol'
import { enumerate, t } from '../../text/fluent.svelte'
import type { Speech } from '../module'
import type { Catalogue } from './catalogue'
import { requestBriefly, requestOf } from './printed'

interface Payable {
  readonly request: string
  readonly points: number
}

const listed = (value: unknown): readonly Payable[] => (Array.isArray(value) ? (value as Payable[]) : [])

/** So many are named in a sentence, those that bring most. */
const NAMED = 3

/** "3 anima of Harmony for 7 RP and forms of Exalted for 5 RP" */
export function namePayable(value: unknown, catalogue: Catalogue): string {
  const dearest = [...listed(value)].sort((a, b) => b.points - a.points)
  const named = dearest
    .slice(0, NAMED)
    .map(({ request, points }) => t('ice-page-paid-for', { request: requestBriefly(requestOf(catalogue, request)), points }))
  const more = dearest.length - named.length
  return enumerate(more > 0 ? [...named, t('ice-page-paid-more', { count: more })] : named)
}

/** What to ask before a player goes on past requests that could be paid now. */
export function guardRequests({ action, preview }: Choice, { catalogue }: Pick<Speech<Catalogue>, 'catalogue'>): string | null {
  if (action.kind !== 'go_on') return null
  for (const name of ['unpaid', 'payable'] as const) {
    const count = listed(preview[name]).length
    const requests = namePayable(preview[name], catalogue)
    if (count > 0) return t(`ice-page-guard-${name}`, { count, requests, penalty: preview.penalty ?? 0 })
  }
  return null
}
