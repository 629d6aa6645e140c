/** Where an answer of Roam leaves its mark. */
import type { Choice } from '../../generated/protocol'
import { at, type Marked } from '../marks'
import type { Scene } from '../module'
import { artifactPlace, cardPlaceName, slotPlace } from './places'
import { shadowOf } from './shadow'
import type { RoamView } from './view'

const place = (name: string): string => at('place', name)

export function marks({ action, preview }: Choice, { view }: Scene<RoamView>): Marked {
  switch (action.kind) {
    case 'place': {
      // The squares are there without being offered, and the pattern is not to follow the pointer.
      const { solid = [], empty = [] } = shadowOf({ id: -1, action, preview }) ?? {}
      return { at: solid.map(place), also: empty.map(place), quiet: true }
    }
    case 'activate':
    case 'use_turn':
      return { at: [place(cardPlaceName(String(action.card)))] }
    case 'resolve':
      return { at: [place(slotPlace(Number(action.slot)))] }
    case 'bid':
    case 'pass':
      return { at: [place('auction')] }
    case 'buy_artifact': {
      const artifact = view.row[Number(action.place)]
      return { at: artifact ? [place(artifactPlace(artifact))] : [] }
    }
    default: {
      const square = action.square ?? action.from
      return { at: typeof square === 'string' ? [place(square)] : [] }
    }
  }
}
