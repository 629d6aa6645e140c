/** The outline around polygons that share sides: sides that occur twice are inside and vanish. */
import { pathOf, type Point } from './hex'

const key = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`

export function outline(polygons: readonly (readonly Point[])[]): string {
  const sides = new Map<string, { from: Point; to: Point }>()
  for (const polygon of polygons) {
    const turned = area(polygon) < 0 ? [...polygon].reverse() : polygon
    turned.forEach((from, i) => {
      const to = turned[(i + 1) % turned.length] ?? from
      const back = `${key(to)} ${key(from)}`
      if (!sides.delete(back)) sides.set(`${key(from)} ${key(to)}`, { from, to })
    })
  }
  return loops([...sides.values()]).map(pathOf).join('')
}

/** Twice the area, positive when the corners run with the clock on the screen. */
function area(polygon: readonly Point[]): number {
  return polygon.reduce((sum, a, i) => {
    const b = polygon[(i + 1) % polygon.length] ?? a
    return sum + a.x * b.y - b.x * a.y
  }, 0)
}

function loops(sides: readonly { from: Point; to: Point }[]): Point[][] {
  const left = new Map<string, Point[]>()
  for (const { from, to } of sides) left.set(key(from), [...(left.get(key(from)) ?? []), to])
  const found: Point[][] = []
  for (const { from } of sides) {
    const loop: Point[] = []
    let at: Point | undefined = from
    while (at) {
      const next: Point[] | undefined = left.get(key(at))
      const to: Point | undefined = next?.pop()
      if (!to) break
      loop.push(at)
      at = to
    }
    if (loop.length > 2) found.push(loop)
  }
  return found
}
