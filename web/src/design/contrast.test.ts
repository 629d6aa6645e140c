import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

// The palette promises 4.5:1 for text and 3:1 for pieces, in both themes; this file keeps the promise.
const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The colours of one theme: the single value, or its side of light-dark(day, night). */
function palette(side: 0 | 1): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name, value] of css.matchAll(/--([\w-]+): ([^;]+);/g)) {
    const colours = value?.match(/#[0-9a-f]{6}\b|transparent/g)
    const colour = colours?.[value?.startsWith('light-dark') ? side : 0]
    if (name && colour) found.set(name, colour)
  }
  return found
}

const light = palette(0)
const dark = palette(1)

function named(colours: Map<string, string>, name: string): string {
  const colour = colours.get(name)
  if (!colour) throw new Error(`tokens.css has no colour --${name}`)
  return colour
}

function luminance(hex: string): number {
  const channel = (at: number): number => {
    const v = parseInt(hex.slice(at, at + 2), 16) / 255
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

const PLAYERS = ['amber', 'sky', 'green', 'vermilion', 'violet']
const GROUNDS = ['ground', 'surface', 'surface-sunk', 'surface-raised', 'card', 'night-card']

const TEXT: [string, string][] = [
  ...['ink', 'ink-soft'].flatMap((ink) => GROUNDS.map((ground): [string, string] => [ink, ground])),
  ...['ground', 'surface', 'surface-raised'].map((ground): [string, string] => ['ink-faint', ground]),
  ...PLAYERS.flatMap((p): [string, string][] => [
    [`player-${p}-ink`, `player-${p}-wash`],
    [`player-${p}-ink`, 'surface'],
  ]),
  ['lantern-ink', 'lantern-wash'],
  ['lantern-ink', 'surface'],
  ['piece-ink', 'lantern'],
  ['danger', 'surface'],
  ['danger', 'surface-raised'],
  ['danger', 'danger-wash'],
  ['good', 'surface'],
  ['focus', 'ground'],
  ['snow', 'ice-abyss'],
  ['coin-ink', 'coin'],
]

const TYPES = ['peak', 'arc', 'spiral', 'burst', 'knot']
const PIECES: [string, string][] = [
  ...PLAYERS.map((p): [string, string] => ['piece-ink', `player-${p}`]),
  ...TYPES.flatMap((type): [string, string][] => [
    [`type-${type}`, 'ground'],
    [`type-${type}`, 'surface'],
  ]),
]

describe('contrast', () => {
  const themes: [string, Map<string, string>][] = [
    ['light', light],
    ['dark', dark],
  ]
  for (const [theme, colours] of themes) {
    const of = (a: string, b: string): number => contrast(named(colours, a), named(colours, b))
    it.each(TEXT)(`${theme}: %s on %s is readable`, (a, b) => {
      expect(of(a, b)).toBeGreaterThanOrEqual(4.5)
    })
    it.each(PIECES)(`${theme}: %s on %s can be told apart`, (a, b) => {
      expect(of(a, b)).toBeGreaterThanOrEqual(3)
    })
  }

  it('a token stands out from the map by its rim in the light and by its halo in the dark', () => {
    for (const map of ['map-low', 'map-mid', 'map-high']) {
      expect(contrast(named(light, 'piece-rim'), named(light, map))).toBeGreaterThanOrEqual(3)
      expect(contrast(named(dark, 'piece-halo'), named(dark, map))).toBeGreaterThanOrEqual(3)
    }
  })
})
