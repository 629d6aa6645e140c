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

/** The nearest of the points in the direction of an arrow key. */
export function inDirection<T extends { readonly x: number; readonly y: number }>(
  from: { readonly x: number; readonly y: number },
  key: string,
  points: readonly T[],
): T | null {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key]
  if (!way) return null
  const [wx = 0, wy = 0] = way
  let best: T | null = null
  let least = Infinity
  for (const point of points) {
    const dx = point.x - from.x
    const dy = point.y - from.y
    const along = dx * wx + dy * wy
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx)
    const far = along + aside * 2
    if (along > 8 && aside <= along * 2 && far < least) {
      least = far
      best = point
    }
  }
  return best
}
