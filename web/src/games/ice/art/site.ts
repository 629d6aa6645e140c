/** The dig site as a drawing: where every space lies, and how much of it can be seen. */
import type { LevelName, PrintedBoard, PrintedIcon, Space } from '../catalogue'
import { centre, hexAt, middle, rhombus, type Cell, type Point } from './hex'
import { outline } from './outline'

/** What can be seen of a space: its outline, and a good spot for pieces. */
export interface Seen {
  readonly area: string
  readonly spot: Point
  /** 1 when all of it is open, less when pieces must huddle. */
  readonly room: number
}

/** How large pieces are drawn where one third of a space shows, and where two do. */
const NARROW = 0.84
const HALF_OPEN = 0.92

export class Site {
  readonly spaces: ReadonlyMap<string, Space>
  readonly tiles: readonly (readonly Space[])[]
  readonly rims: readonly (readonly Space[])[]
  readonly regions: readonly Space[]
  readonly icons: readonly (PrintedIcon & { readonly at: Point })[]
  readonly depth: number
  readonly levels: readonly LevelName[]
  private readonly seen = new Map<string, Seen>()

  constructor(board: PrintedBoard) {
    this.spaces = new Map(board.spaces.map((space) => [space.id, space]))
    this.levels = board.levels
    this.depth = board.levels.length
    const level = (wanted: (space: Space) => boolean): Space[][] =>
      board.levels.map((_, i) => board.spaces.filter((space) => space.level === i && space.cell && wanted(space)))
    this.tiles = level((space) => space.tile)
    this.rims = level((space) => !space.tile)
    this.regions = board.spaces.filter((space) => space.cells)
    this.icons = board.icons.map((icon) => ({ ...icon, at: this.iconSpot(icon) }))
  }

  space(id: string): Space {
    const found = this.spaces.get(id)
    if (!found) throw new Error(`no space ${id} on this board`)
    return found
  }

  centre(id: string): Point {
    const { cell, cells, level } = this.space(id)
    return cell ? centre(cell, level) : middle((cells ?? []).map((one) => centre(one, level)))
  }

  /** What shows of a space while these of its covers are there; null when nothing does. */
  open(space: Space, covers: readonly string[]): Seen | null {
    const key = `${space.id}/${covers.join()}`
    const known = this.seen.get(key)
    if (known) return known
    const made = space.cells ? this.openRegion(space, covers) : this.openCell(space, covers)
    if (made) this.seen.set(key, made)
    return made
  }

  private openCell(space: Space, covers: readonly string[]): Seen | null {
    const { cell, level } = space
    if (!cell) return null
    if (covers.length === 0 && (space.tile || space.covered_by.length === 3)) {
      return { area: outline([hexAt(cell, level)]), spot: centre(cell, level), room: 1 }
    }
    const free = space.covered_by.filter((id) => !covers.includes(id))
    const parts = free.flatMap((id) => {
      const over = this.space(id).cell
      return over ? [rhombus(cell, over, level)] : []
    })
    if (parts.length === 0) return null
    return { area: outline(parts), spot: middle(parts.map(middle)), room: parts.length === 1 ? NARROW : HALF_OPEN }
  }

  /** A region shows under every deep cell that is empty; pieces stand where most of it shows. */
  private openRegion(space: Space, covers: readonly string[]): Seen | null {
    const groups = space.covered_by
      .filter((id) => !covers.includes(id))
      .map((id) => {
        const over = this.space(id).cell
        if (!over) return []
        return (space.cells ?? []).filter((cell) => touches(cell, over)).map((c) => rhombus(c, over, space.level))
      })
      .filter((parts) => parts.length > 0)
    const widest = groups.reduce<readonly (readonly Point[])[]>((a, b) => (b.length > a.length ? b : a), [])
    if (widest.length === 0) return null
    return { area: outline(groups.flat()), spot: middle(widest.map(middle)), room: widest.length === 3 ? 1 : NARROW }
  }

  private iconSpot(icon: PrintedIcon): Point {
    return middle(
      icon.covered_by.flatMap((id) => {
        const { cell } = this.space(id)
        return cell ? [centre(cell, this.depth)] : []
      }),
    )
  }

  /** The whole footprint of a level, for frames and shadows. */
  footprint(spaces: readonly Space[], level: number): string {
    const cells = spaces.flatMap(({ cell, cells: more = [] }) => [...(cell ? [cell] : []), ...more])
    return outline(cells.map((cell) => hexAt(cell, level)))
  }
}

const touches = (a: Cell, b: Cell): boolean => Math.max(...a.map((n, i) => Math.abs(n - (b[i] ?? 0)))) === 2
