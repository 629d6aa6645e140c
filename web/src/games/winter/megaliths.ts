/** The megalith field on the screen: cells of the laid boards, and blocks drawn from the ground up.  EW-MEG-7 */
import type { Catalogue, Gain } from './catalogue'
import type { WinterView } from './view'

export const CELL = 40
/** How far a level rises on the screen. */
export const RISE = 9

export interface Cell {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly start: boolean
  readonly arrows: readonly string[]
  readonly bonus: readonly Gain[]
}

export interface FieldBoard {
  readonly id: string
  readonly x: number
  readonly y: number
}

export function boardsOf(view: WinterView, catalogue: Catalogue): readonly FieldBoard[] {
  const { layouts, width, height } = catalogue.megaliths
  const places = layouts.find((layout) => layout.id === view.megaliths.layout)?.places ?? []
  return view.megaliths.boards.map((id, i) => ({
    id,
    x: (places[i]?.[0] ?? 0) * width,
    y: (places[i]?.[1] ?? 0) * height,
  }))
}

export function cellsOf(view: WinterView, catalogue: Catalogue): readonly Cell[] {
  const { boards, width } = catalogue.megaliths
  return boardsOf(view, catalogue).flatMap(({ id, x, y }) => {
    const board = boards.find((other) => other.id === id)
    return (board?.cells ?? []).map((cell, i) => {
      const at = { x: x + (i % width), y: y + Math.floor(i / width) }
      return { name: `${at.x},${at.y}`, ...at, ...cell, arrows: cell.start ? (board?.arrows ?? []) : [] }
    })
  })
}

export interface Place {
  readonly level: number
  readonly x: number
  readonly y: number
}

/** "3,2^1" is the second level above the square of four that begins at (3, 2). */
export function placeNamed(name: string): Place {
  const [cell = '', level = '0'] = name.split('^')
  const [x = 0, y = 0] = cell.split(',').map(Number)
  return { level: Number(level), x, y }
}

/** The middle of a block's top on the screen. */
export function spotOf({ level, x, y }: Place): { x: number; y: number } {
  return { x: (x + (level + 1) / 2) * CELL, y: (y + (level + 1) / 2) * CELL - level * RISE - 3 }
}

/** Lower levels first, then from the back to the front. */
export function byHeight<T extends { readonly at: string }>(blocks: readonly T[]): (T & { readonly place: Place })[] {
  return blocks
    .map((block) => ({ ...block, place: placeNamed(block.at) }))
    .sort(
      (one, other) => one.place.level - other.place.level || one.place.y - other.place.y || one.place.x - other.place.x,
    )
}
