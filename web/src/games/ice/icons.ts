/** The icon of a choice, the same in the list of actions, in menus and beside the sentence. */
import type { IconName } from '../../design/icons'
import type { Choice } from '../../generated/protocol'
import { GLYPH_OF } from './art/types'
import type { ArtifactType } from './catalogue'

const ICONS: Readonly<Record<string, IconName>> = {
  move: 'move',
  fluid_move: 'move',
  sail: 'sail',
  build: 'home',
  rebuild: 'home',
  pitch: 'home',
  recruit: 'person',
  provide: 'hand',
  join: 'person',
  study: 'log',
  take_study: 'log',
  plan: 'clock',
  excavate: 'artifact',
  overwork: 'warning',
  play: 'deck',
  discard: 'close',
  free_trip: 'sail',
  activate: 'flame',
  crampon: 'crampon',
  end_turn: 'check',
  go_on: 'stepForward',
  put: 'target',
  take: 'person',
  destroy: 'burst',
  rescue: 'spiral',
  take_back: 'undo',
  drop_request: 'close',
  pick_request: 'deck',
  validate: 'check',
  pay: 'artifact',
  buy: 'coin',
  sell: 'market',
  call: 'sail',
  beacon: 'sail',
  consult: 'deck',
  cash: 'coin',
  distill: 'search',
  lead: 'person',
  stride: 'crampon',
  send_back: 'home',
  send: 'home',
  stow: 'home',
  give: 'hand',
  turn_tile: 'target',
  keep: 'check',
  name_edifice: 'log',
  last_turn: 'stepForward',
  accept: 'check',
}

export function iconOf({ action }: Choice): IconName {
  const kind = String(action.kind)
  if (kind === 'trigger' || kind === 'slot') return GLYPH_OF[action.type as ArtifactType] ?? 'artifact'
  return ICONS[kind] ?? 'target'
}
