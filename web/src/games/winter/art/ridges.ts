import { diceOf } from './dice'

/** The land behind a picture: two ridges with the strokes of the engraver, and where the ground begins. */
export interface Land {
  readonly far: string
  readonly near: string
  readonly strokes: string
  readonly ground: string
  readonly stars: string
}

/** Wider than the frame of a picture, so that a strip of a card shows land to both sides. */
const LEFT = -70
const RIGHT = 190

function ridge(next: () => number, base: number, rise: number, step: number): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = []
  for (let x = LEFT; x < RIGHT + 2 * step; x += step * (0.6 + 0.8 * next())) {
    points.push({ x, y: base - rise * (points.length % 2 === 0 ? 0.25 * next() : 0.45 + 0.55 * next()) })
  }
  return points
}

const line = (points: readonly { x: number; y: number }[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

const closed = (points: readonly { x: number; y: number }[]): string => `${line(points)}L${RIGHT + 60} 90H${LEFT - 60}z`

export function landOf(id: string): Land {
  const dice = diceOf(id)
  const far = ridge(() => dice.next(), 50, 26, 22)
  const near = ridge(() => dice.next(), 56, 13, 26)
  // Strokes fall down the lee side of every summit, away from the lamp.
  const strokes = far
    .filter((_, i) => i % 2 === 1)
    .map(({ x, y }) =>
      [1, 2, 3, 4]
        .map(
          (n) =>
            `M${(x + n * 1.6).toFixed(1)} ${(y + n * 2.4).toFixed(1)}l${(2 + n * 0.5).toFixed(1)} ${(6 + n).toFixed(1)}`,
        )
        .join(''),
    )
    .join('')
  const lift = dice.between(-2, 2)
  const stars = Array.from({ length: 22 }, () => {
    const x = dice.between(-40, 160)
    const y = dice.between(3, 32)
    const r = dice.between(0.5, 1.2)
    return `M${(x - r).toFixed(1)} ${y.toFixed(1)}h${(2 * r).toFixed(1)}M${x.toFixed(1)} ${(y - r).toFixed(1)}v${(2 * r).toFixed(1)}`
  }).join('')
  return {
    far: closed(far),
    near: closed(near),
    strokes,
    ground: `M-90 ${(60 + lift).toFixed(1)}C20 ${(55 + lift).toFixed(1)} 60 ${(62 - lift).toFixed(1)} 210 ${(58 - lift).toFixed(1)}V90H-90z`,
    stars,
  }
}
