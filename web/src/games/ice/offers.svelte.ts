/**
 * In a team, everybody is asked before the turns of the others whether to give up a tile. Hardly anybody wants that, so
 * the page keeps the tiles for all who have not said at this table that they want to be asked.
 */
import { read, write } from '../../app/storage'
import type { Asked, Choice } from '../../generated/protocol'

const wishes = $state<Record<string, boolean>>({})
const keyOf = (seat: number): string => `nunatak.ice1.offers${location.pathname}/${seat}`

/** Whether the reader wants to be asked at this seat of this table. */
export const wantsOffers = (seat: number): boolean => wishes[keyOf(seat)] ?? read(keyOf(seat), false)

export function wishOffers(seat: number, wanted: boolean): void {
  wishes[keyOf(seat)] = wanted
  write(keyOf(seat), wanted)
}

/** The answer for those who do not want to be asked, or have nothing to give up. */
export function keepTiles({ name, seat }: Asked, choices: readonly Choice[]): Choice | null {
  if (name !== 'offer' || (wantsOffers(seat) && choices.length > 1)) return null
  return choices.find(({ action }) => action.kind === 'go_on') ?? null
}
