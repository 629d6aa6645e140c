/** One drawing plan for a printed board: it is the same at every moment of a game. */
import { Site } from './art/site'
import type { PrintedBoard } from './catalogue'
import type { IceScene } from './view'

const known = new WeakMap<PrintedBoard, Site>()

export function siteOf({ catalogue, view }: Pick<IceScene, 'catalogue' | 'view'>): Site {
  const board = (view.variants.turned_deep ? catalogue.turned_board : null) ?? catalogue.board
  let site = known.get(board)
  if (!site) known.set(board, (site = new Site(board)))
  return site
}
