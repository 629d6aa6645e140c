/** Which choices belong to which space of the dig. */
import type { Choice } from '../../generated/protocol'
import type { Site } from './art/site'

/** Done where the leader stands, without naming the place. */
const AT_THE_LEADER: readonly string[] = ['excavate', 'study', 'activate', 'pitch']

/** The space a choice is about; null when it is about none. */
export function placeOf(choice: Choice, site: Site, leaderAt: string | null): string | null {
  const { action } = choice
  for (const name of ['to', 'at', 'from', 'tile'] as const) {
    const value = action[name]
    if (typeof value === 'string' && site.spaces.has(value)) return value
  }
  return AT_THE_LEADER.includes(String(action.kind)) ? leaderAt : null
}

export function choicesBySpace(
  choices: readonly Choice[],
  site: Site,
  leaderAt: string | null,
): ReadonlyMap<string, readonly Choice[]> {
  const found = new Map<string, Choice[]>()
  for (const choice of choices) {
    const place = placeOf(choice, site, leaderAt)
    if (place) found.set(place, [...(found.get(place) ?? []), choice])
  }
  return found
}
