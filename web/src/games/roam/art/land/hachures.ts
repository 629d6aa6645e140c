import type { Height, Point } from './height'

export interface Hachures {
  /** Strokes on slopes that face the lamp in the upper left, and on those that do not. */
  readonly lit: string
  readonly shaded: string
}

const tenth = (value: number): string => (Math.round(value * 1000) / 10).toString()

/** Height between two contours: a stroke ends a little before the next line. */
const GAP = 0.065

/** Short strokes down the slope from each contour: the steeper, the shorter and closer together. */
export function hachures(lines: readonly (readonly Point[])[], height: Height): Hachures {
  let lit = ''
  let shaded = ''
  const e = 0.03
  for (const line of lines) {
    let owed = 0
    line.forEach((p, i) => {
      const before = line[i - 1] ?? p
      const gx = (height(p.x + e, p.y) - height(p.x - e, p.y)) / (2 * e)
      const gy = (height(p.x, p.y + e) - height(p.x, p.y - e)) / (2 * e)
      const slope = Math.hypot(gx, gy)
      if (slope < 0.4) return
      owed += Math.hypot(p.x - before.x, p.y - before.y) * Math.min(34, 14 + slope * 12)
      if (owed < 1) return
      owed = 0
      const length = Math.min(0.1, (GAP * 0.82) / slope) / slope
      const stroke = `M${tenth(p.x)} ${tenth(p.y)}l${tenth(-gx * length)} ${tenth(-gy * length)}`
      if (-gx * 0.6 - gy * 0.8 > 0) shaded += stroke
      else lit += stroke
    })
  }
  return { lit, shaded }
}
