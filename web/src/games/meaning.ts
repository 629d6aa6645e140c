/** What a click would mean where nothing can be done: the deed that is possible at like places, or the usual one. */
import type { Choice } from '../generated/protocol'
import type { Named } from './module'

/**
 * The plainest of the legal actions of some kinds that names one of the fields, made to name this value instead; the
 * `usual` action when there is none.
 */
export function alike(
  choices: readonly Choice[],
  kinds: readonly string[],
  fields: readonly string[],
  value: string | number,
  usual: Named | null,
): readonly Named[] {
  const found = choices
    .map(({ action }) => action)
    .filter((action) => kinds.includes(String(action.kind)) && fields.some((field) => field in action))
    .sort((one, other) => Object.keys(one).length - Object.keys(other).length)[0]
  const field = found && fields.find((one) => one in found)
  if (found && field) return [{ ...found, [field]: value }]
  return usual ? [usual] : []
}
