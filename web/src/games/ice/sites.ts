/** One drawing plan for a printed board: it is the same at every moment of a game. */
import { Site } from './art/site'
import type { PrintedBoard } from './catalogue'
import type { IceScene } from './view'

const known = new WeakMap<PrintedBoard, Site>()

export function siteOf({ catalogue, view }: Pick<IceScene, 'catalogue' | 'view'>): Site {
  const { turned_deep, odd_levels = '' } = view.variants
  const other = turned_deep ? catalogue.turned_board : catalogue.other_boards?.[odd_levels]
  const board = other ?? catalogue.board
  let site = known.get(board)
  if (!site) known.set(board, (site = new Site(board)))
  return site
}
