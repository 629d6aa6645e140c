/** What a click on something of Roam would mean. */
import { alike } from '../meaning'
import type { Named, Place, Scene } from '../module'
import { slotOf } from './field'
import type { RoamView } from './view'

const SQUARE = /^r\dc\d$/
const ON_SQUARES = ['put', 'move_to', 'fill', 'use_replace']

export function meant(place: Place, scene: Scene<RoamView>): readonly Named[] | null {
  const { choices, view, seat } = scene
  const at = place.square ?? place.place ?? ''
  if (place.card !== undefined) {
    const own = view.players[seat ?? -1]?.party.some(({ card }) => card === place.card) ?? false
    return own ? [{ kind: 'activate', card: place.card }] : []
  }
  if (SQUARE.test(at)) {
    if (choices.some(({ action }) => action.kind === 'resolve')) return [{ kind: 'resolve', slot: slotOf(at) }]
    return alike(choices, ON_SQUARES, ['square'], at, { kind: 'fill', square: at, pay: 'coins' })
  }
  if (at.startsWith('artifact-')) {
    const shown = view.row.findIndex((id) => at === `artifact-${id}`)
    return shown < 0 ? [] : [{ kind: 'buy_artifact', place: shown }]
  }
  return at ? [] : null
}
