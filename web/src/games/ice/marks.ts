/** Where an answer of I C E leaves its mark, in both editions. */
import type { Choice } from '../../generated/protocol'
import { at, type Marked } from '../marks'
import { siteOf } from './sites'
import { placeOf } from './targets'
import { leaderOf, type IceScene } from './view'

/** What the leader walks or sails for. */
const WALKS: readonly string[] = ['move', 'fluid_move', 'sail']
/** What comes to the leader. */
const CALLS: readonly string[] = ['recruit', 'take']

export function marks(choice: Choice, scene: IceScene): Marked {
  const { action } = choice
  const kind = String(action.kind)
  const leader = leaderOf(scene)
  const space = placeOf(choice, siteOf(scene), leader)
  if (space !== null) {
    const here = leader === null || leader === space ? null : at('space', leader)
    if (here !== null && WALKS.includes(kind)) return { at: [at('space', space)], from: here }
    if (here !== null && CALLS.includes(kind)) return { at: [here], from: at('space', space) }
    return { at: [at('space', space)] }
  }
  if (typeof action.request === 'string') return { at: [at('request', action.request)] }
  if (typeof action.tile === 'string') return { at: [at('face', action.tile)] }
  if (typeof action.type === 'string') return { at: [`${at('slot', action.type)}${at('seat', String(scene.seat))}`] }
  return { at: [] }
}
