import type { Height, Point } from './height'

/** Sampled heights around a card; the outermost ring lies far below, so that every contour closes. */
export interface Grid {
  readonly columns: number
  readonly rows: number
  readonly step: number
  readonly margin: number
  readonly values: Float64Array
}

export function sample(height: Height, width: number, depth: number, sign: 1 | -1): Grid {
  const step = 0.075
  const margin = 0.225
  const columns = Math.round((width + 2 * margin) / step) + 1
  const rows = Math.round((depth + 2 * margin) / step) + 1
  const values = new Float64Array(columns * rows)
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const rim = i === 0 || j === 0 || i === columns - 1 || j === rows - 1
      values[j * columns + i] = rim ? -9 : sign * height(i * step - margin, j * step - margin)
    }
  }
  return { columns, rows, step, margin, values }
}

/** For each of the 16 cell cases: which cell sides (0 top, 1 right, 2 bottom, 3 left) a contour runs from and to. */
const CASES: readonly (readonly [number, number][])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [2, 3],
    [0, 1],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
]

/** The closed lines at one level, with the higher ground always on the same side. */
export function loops(grid: Grid, level: number): Point[][] {
  const { columns, rows, values } = grid
  const at = (i: number, j: number): number => values[j * columns + i] ?? -9
  const crossings = new Map<number, Point>()
  const next = new Map<number, number>()

  const cross = (i: number, j: number, side: number): number => {
    const [ai, aj] = side === 1 ? [i + 1, j] : side === 2 ? [i, j + 1] : [i, j]
    const down = side === 1 || side === 3
    const [bi, bj] = down ? [ai, aj + 1] : [ai + 1, aj]
    const key = (aj * columns + ai) * 2 + (down ? 1 : 0)
    if (!crossings.has(key)) {
      const a = at(ai, aj)
      const t = (level - a) / (at(bi, bj) - a)
      crossings.set(key, {
        x: (ai + (bi - ai) * t) * grid.step - grid.margin,
        y: (aj + (bj - aj) * t) * grid.step - grid.margin,
      })
    }
    return key
  }

  for (let j = 0; j < rows - 1; j++) {
    for (let i = 0; i < columns - 1; i++) {
      const index =
        (at(i, j) > level ? 1 : 0) |
        (at(i + 1, j) > level ? 2 : 0) |
        (at(i + 1, j + 1) > level ? 4 : 0) |
        (at(i, j + 1) > level ? 8 : 0)
      for (const [from, to] of CASES[index] ?? []) next.set(cross(i, j, from), cross(i, j, to))
    }
  }

  const lines: Point[][] = []
  while (next.size > 0) {
    const line: Point[] = []
    let key = next.keys().next().value
    while (key !== undefined && next.has(key)) {
      const point = crossings.get(key)
      if (point) line.push(point)
      const following: number | undefined = next.get(key)
      next.delete(key)
      key = following
    }
    if (line.length > 5) lines.push(line)
  }
  return lines
}

const round = (value: number): string => (Math.round(value * 1000) / 10).toString()

/** A soft closed curve through the middles of the given points, in hundredths of a square. */
export function closedPath(points: readonly Point[]): string {
  const kept = points.filter((_, i) => i % 2 === 0)
  const middle = (a: Point, b: Point): string => `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`
  const first = kept[0]
  const last = kept[kept.length - 1]
  if (!first || !last) return ''
  let path = `M${middle(last, first)}`
  kept.forEach((p, i) => {
    path += `Q${round(p.x)} ${round(p.y)} ${middle(p, kept[(i + 1) % kept.length] ?? first)}`
  })
  return `${path}Z`
}

export function openPath(points: readonly Point[]): string {
  return points.map((p, i) => `${i === 0 ? 'M' : 'L'}${round(p.x)} ${round(p.y)}`).join('')
}
