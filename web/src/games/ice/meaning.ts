/** What a click on something of I C E would mean, in both editions. */
import { alike } from '../meaning'
import type { Named, Place, Scene } from '../module'
import { leaderOf, type IceView } from './view'

const ON_SPACES = ['move', 'put', 'take', 'destroy', 'rescue', 'recruit', 'call', 'beacon', 'sail', 'fluid_move']
const ON_REQUESTS = ['validate', 'pick_request', 'drop_request']
const ON_FACES = ['play', 'discard', 'sell', 'buy', 'keep', 'cash']
const ON_SLOTS = ['slot', 'take_study', 'activate', 'trigger']

export function meant(place: Place, scene: Scene<IceView>): readonly Named[] | null {
  const { choices } = scene
  const { space, request, face, slot, seat } = place
  if (space !== undefined) {
    const usual: Named = leaderOf(scene) === space ? { kind: 'excavate' } : { kind: 'move', to: space }
    // Where the leader may go, another place means to go there as well.
    const moves = choices.some(({ action }) => action.kind === 'move')
    return moves ? [usual] : alike(choices, ON_SPACES, ['to', 'at', 'from', 'tile'], space, usual)
  }
  if (request !== undefined) return alike(choices, ON_REQUESTS, ['request'], request, { kind: 'validate', request })
  if (face !== undefined) return alike(choices, ON_FACES, ['tile'], face, { kind: 'play', tile: face })
  if (slot !== undefined) {
    if (seat !== undefined && Number(seat) !== scene.seat) return []
    return alike(choices, ON_SLOTS, ['type'], slot, { kind: 'trigger', type: slot, with: 'slot' })
  }
  return null
}
