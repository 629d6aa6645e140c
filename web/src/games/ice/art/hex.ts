/**
 * Where things lie on the drawing of the dig site. Pointy-top hexagons of circumradius SIZE; a level lies THICK below
 * the one above it, so that every hole has a wall and every wall ends on the ground.  ICE2-GEO-14
 */
export interface Point {
  readonly x: number
  readonly y: number
}

export type Cell = readonly [number, number, number]

export const SIZE = 60
export const THICK = 15
const HALF = (SIZE * Math.sqrt(3)) / 2

const round = (n: number): number => Math.round(n * 100) / 100

/** The middle of a cell's top on the screen. */
export function centre([u, , w]: Cell, level: number): Point {
  return { x: round(SIZE * Math.sqrt(3) * (u / 3 + w / 6)), y: round((SIZE * w) / 2 + level * THICK) }
}

/** The corner where sides i and i+1 meet; side 0 faces east, the others follow against the clock. */
export function corner(i: number, radius = SIZE): Point {
  const angle = (-Math.PI / 180) * (60 * i + 30)
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) }
}

export const pathOf = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}z`

/** A hexagon with softened corners, around the origin. */
export function softHex(radius: number, soft: number): string {
  const corners = Array.from({ length: 6 }, (_, i) => corner(i, radius))
  const parts = corners.map((at, i) => {
    const before = corners[(i + 5) % 6] ?? at
    const after = corners[(i + 1) % 6] ?? at
    const near = (to: Point): string =>
      `${round(at.x + ((to.x - at.x) * soft) / radius)} ${round(at.y + ((to.y - at.y) * soft) / radius)}`
    return `${i === 0 ? 'M' : 'L'}${near(before)}Q${at.x} ${at.y} ${near(after)}`
  })
  return `${parts.join('')}z`
}

/** The top of a tile leaves a hair of air to its neighbours. */
export const TOP = softHex(SIZE - 1.2, 5)
export const FULL = softHex(SIZE, 0.01)

const air = SIZE - 1.2
const low = round(air / 2)
const wide = round((air * Math.sqrt(3)) / 2)
/** The two walls of a tile that face the reader, and the foot between them. */
export const WALL_LEFT = `M${-wide} ${low - 3}L0 ${air - 1}V${air + THICK - 1}L${-wide} ${low + THICK}z`
export const WALL_RIGHT = `M${wide} ${low - 3}L0 ${air - 1}V${air + THICK - 1}L${wide} ${low + THICK}z`

/** The part of a cell under one of its covers: the rhombus between the two middles. */
export function rhombus(cell: Cell, cover: Cell, level: number): readonly Point[] {
  const at = centre(cell, level)
  const over = centre(cover, level)
  const angle = Math.atan2(over.y - at.y, over.x - at.x)
  const side = (turn: number): Point => ({
    x: round(at.x + SIZE * Math.cos(angle + turn)),
    y: round(at.y + SIZE * Math.sin(angle + turn)),
  })
  return [at, side(-Math.PI / 3), over, side(Math.PI / 3)]
}

export function hexAt(cell: Cell, level: number): readonly Point[] {
  const at = centre(cell, level)
  return Array.from({ length: 6 }, (_, i) => {
    const { x, y } = corner(i)
    return { x: round(at.x + x), y: round(at.y + y) }
  })
}

export function middle(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
  return { x: round(sum.x / points.length), y: round(sum.y / points.length) }
}

/** The sheet of glacier around the dig: a hexagon with a flat top, by its half width and half height. */
export const SHEET = { across: HALF * 9.25, down: SIZE * 6.86, y: -12 } as const
export const FRAME = {
  x: -SHEET.across - 8,
  y: SHEET.y - SHEET.down - 10,
  width: 2 * SHEET.across + 16,
  height: 2 * SHEET.down + THICK + 30,
} as const
