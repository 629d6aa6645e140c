import { diceOf, type Dice } from '../../../../design/seeded'
import type { Biome } from './biomes'

/** Heights over one card, in squares: x in 0..2, y in 0..3 with the scroll at y = 3. */
export type Height = (x: number, y: number) => number

export interface Point {
  readonly x: number
  readonly y: number
}

interface Bump extends Point {
  readonly amount: number
  readonly wide: number
  readonly tall: number
}

/**
 * The level at a card's border. It depends only on the place along the border and is symmetric, so
 * contour lines run on from card to card in every arrangement, also where a card is turned around.
 */
const border = (x: number, y: number): number => 0.42 + 0.07 * Math.cos(Math.PI * x) * Math.cos(Math.PI * y)

function smooth(edge: number, value: number): number {
  const t = Math.min(1, Math.max(0, value / edge))
  return t * t * (3 - 2 * t)
}

function bumps(dice: Dice, count: number, amount: number): Bump[] {
  return Array.from({ length: count }, () => ({
    x: dice.between(0.6, 1.4),
    y: dice.between(0.6, 2.4),
    amount: amount * dice.between(0.65, 1.15),
    wide: dice.between(0.3, 0.62),
    tall: dice.between(0.3, 0.75),
  }))
}

/** A river bed from border to border. Its ends lie in the middle of a square's side. */
export function riverOf(cardId: string): Point[] {
  const dice = diceOf(`${cardId} river`)
  const along = dice.next() < 0.55
  const from = along ? { x: dice.pick([0.5, 1.5]), y: -0.1 } : { x: -0.1, y: dice.pick([0.5, 1.5]) }
  const to = along ? { x: dice.pick([0.5, 1.5]), y: 3.1 } : { x: 2.1, y: dice.pick([1.5, 2.5]) }
  const swing = dice.between(0.22, 0.38) * dice.pick([-1, 1])
  return Array.from({ length: 41 }, (_, i) => {
    const t = i / 40
    const ease = t * t * (3 - 2 * t)
    const bend = Math.sin(t * Math.PI * 2) * swing + Math.sin(t * Math.PI * 5) * 0.07
    return along
      ? { x: from.x + (to.x - from.x) * ease + bend, y: from.y + (to.y - from.y) * t }
      : { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * ease + bend }
  })
}

export function distanceTo(line: readonly Point[], x: number, y: number): number {
  let best = Infinity
  for (const p of line) best = Math.min(best, (p.x - x) ** 2 + (p.y - y) ** 2)
  return Math.sqrt(best)
}

export function heightOf(cardId: string, biome: Biome): Height {
  const dice = diceOf(`${cardId} height`)
  const shapes = [...bumps(dice, biome.hills, biome.rise), ...bumps(dice, biome.hollows, -biome.fall)]
  const waves = Array.from({ length: 5 }, () => ({
    x: dice.between(-5, 5),
    y: dice.between(-5, 5),
    phase: dice.between(0, 6.28),
  }))
  const river = biome.river ? riverOf(cardId) : []
  return (x, y) => {
    let h = 0
    for (const b of shapes) h += b.amount * Math.exp(-(((x - b.x) / b.wide) ** 2 + ((y - b.y) / b.tall) ** 2))
    for (const w of waves) h += biome.rough * 0.5 * Math.sin(x * w.x + y * w.y + w.phase)
    const inside = smooth(0.62, Math.min(x, 2 - x, y, 3 - y))
    const valley = river.length > 0 ? 0.16 * Math.exp(-((distanceTo(river, x, y) / 0.24) ** 2)) : 0
    return border(x, y) + h * inside - valley
  }
}
