import { diceOf, ordinalOf } from '../../../../design/seeded'
import { BIOMES, type Biome } from './biomes'
import { closedPath, loops, openPath, sample } from './contours'
import { hachures, type Hachures } from './hachures'
import { distanceTo, heightOf, riverOf, type Height, type Point } from './height'
import type { MotifName } from './motifs'

/** Quarter turns clockwise of a card on the screen; 0 has the scroll at the bottom. */
export type Turn = 0 | 1 | 2 | 3

export interface Placed extends Point {
  readonly motif: MotifName
  readonly scale: number
}

/** Everything that is drawn on one card, in hundredths of a square as seen on the screen. */
export interface Scene {
  readonly width: number
  readonly depth: number
  /** From low to high; `tone` runs from 0 at the water to 1 at the summit. */
  readonly steps: readonly { readonly path: string; readonly tone: number; readonly strong: boolean }[]
  readonly shore: string
  readonly waterlines: string
  readonly river: string
  readonly trail: string
  readonly hachures: Hachures
  readonly motifs: readonly Placed[]
}

const WATER = 0.27
const LEVELS = Array.from({ length: 15 }, (_, i) => 0.31 + i * 0.065)

function toScreen(p: Point, turn: Turn): Point {
  if (turn === 1) return { x: 3 - p.y, y: p.x }
  if (turn === 2) return { x: 2 - p.x, y: 3 - p.y }
  return turn === 3 ? { x: p.y, y: 2 - p.x } : p
}

function seenFrom(height: Height, turn: Turn): Height {
  if (turn === 1) return (x, y) => height(y, 3 - x)
  if (turn === 2) return (x, y) => height(2 - x, 3 - y)
  return turn === 3 ? (x, y) => height(2 - y, x) : height
}

function trailOf(cardId: string): Point[] {
  const dice = diceOf(`${cardId} trail`)
  const from = dice.pick([0.5, 1.5])
  const to = dice.pick([0.5, 1.5, 2.5])
  const swing = dice.between(0.15, 0.3) * dice.pick([-1, 1])
  return Array.from({ length: 31 }, (_, i) => {
    const t = i / 30
    const bend = Math.sin(t * Math.PI * 2) * swing
    return { x: from + (2.05 - from) * t * t + bend * (1 - t), y: -0.05 + (to + 0.05) * Math.sqrt(t) + bend * t }
  })
}

/** Throw signs on the card until each has its number or no room is left; big ones come first in the list. */
function scatter(cardId: string, biome: Biome, height: Height): Placed[] {
  const dice = diceOf(`${cardId} signs`)
  const river = biome.river ? riverOf(cardId) : []
  const centre = { x: dice.between(0.75, 1.25), y: dice.between(1, 2) }
  const placed: (Placed & { readonly gap: number })[] = []
  for (const { motif, count, gap, low = WATER + 0.03, high = 2, within = 9 } of biome.scatter) {
    let left = count
    for (let tries = 0; left > 0 && tries < count * 40; tries++) {
      const edge = motif === 'peak' ? 0.42 : 0.2
      const x = dice.between(edge, 2 - edge)
      const y = dice.between(edge, 3 - edge)
      const h = height(x, y)
      if (h > high || (h < low && high > WATER)) continue
      if (Math.hypot((x - centre.x) * 1.1, y - centre.y) > within) continue
      if (river.length > 0 && distanceTo(river, x, y) < 0.17) continue
      if (placed.some((p) => Math.hypot(p.x - x, p.y - y) < Math.max(gap, p.gap * 0.6))) continue
      placed.push({ motif, x, y, gap, scale: motif === 'stone' ? dice.between(0.7, 1.4) : dice.between(0.95, 1.25) })
      left--
    }
  }
  return placed
}

function draw(cardId: string, turn: Turn): Scene {
  const biome = BIOMES[(ordinalOf(cardId) * 5) % BIOMES.length]
  if (!biome) throw new Error(`no landscape for card ${cardId}`)
  const onCard = heightOf(cardId, biome)
  const height = seenFrom(onCard, turn)
  const [width, depth] = turn % 2 === 0 ? [2, 3] : [3, 2]
  const ground = sample(height, width, depth, 1)
  const below = sample(height, width, depth, -1)
  const lines = LEVELS.map((level) => loops(ground, level))
  const water = (level: number): string => loops(below, -level).map(closedPath).join('')
  const screen = (points: readonly Point[]): string => openPath(points.map((p) => toScreen(p, turn)))
  return {
    width: width * 100,
    depth: depth * 100,
    steps: lines
      .map((line, i) => ({ path: line.map(closedPath).join(''), tone: i / (LEVELS.length - 1), strong: i % 4 === 2 }))
      .filter((step) => step.path !== ''),
    shore: water(WATER),
    waterlines: [0.235, 0.195, 0.145].map(water).join(''),
    river: biome.river ? screen(riverOf(cardId)) : '',
    trail: biome.trail ? screen(trailOf(cardId)) : '',
    hachures: hachures(lines.slice(2).flat(), height),
    motifs: scatter(cardId, biome, onCard)
      .map((p) => ({ ...p, ...toScreen(p, turn) }))
      .sort((a, b) => a.y - b.y),
  }
}

const drawn = new Map<string, Scene>()

/** The scene of a card. Drawing takes some milliseconds, so each is drawn once. */
export function sceneOf(cardId: string, turn: Turn): Scene {
  const key = `${cardId}/${turn}`
  let scene = drawn.get(key)
  if (!scene) drawn.set(key, (scene = draw(cardId, turn)))
  return scene
}
