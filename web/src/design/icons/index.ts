import { CONTROLS, type ControlIconName } from './controls'
import type { IconDrawing } from './drawing'
import { EMBLEMS, type EmblemName } from './emblems'
import { PIECES, type PieceIconName } from './pieces'
import { TYPE_GLYPHS, type TypeGlyphName } from './types'

export type IconName = EmblemName | PieceIconName | ControlIconName | TypeGlyphName

export const ICONS: Readonly<Record<IconName, IconDrawing>> = {
  ...EMBLEMS,
  ...PIECES,
  ...CONTROLS,
  ...TYPE_GLYPHS,
}
