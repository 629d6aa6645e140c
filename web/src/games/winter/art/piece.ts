/** Where a player's piece stands in a drawing. */
import type { PlayerColour } from '../../../design/players'

export interface PieceProps {
  colour: PlayerColour
  x?: number
  y?: number
  /** How large it is drawn; each piece says of what. */
  size?: number
  /** It is not there, but could be. */
  ghost?: boolean
  /** Which one it is, so that it is seen to travel when it moves. */
  piece?: string
}
