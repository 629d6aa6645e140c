/** What lies and stands on the dig site, in the words of the drawing. The table page makes it from its view. */
import type { PlayerColour } from '../../../design/players'
import type { ArtifactKind, Landscape, LevelName, Space } from '../catalogue'
import type { Seen, Site } from './site'

export interface LaidTile {
  /** What its back shows; null while it is fully covered. */
  readonly back: Landscape | ArtifactKind | 'edifice' | null
  /** The building that has come to light, by its id. */
  readonly edifice?: string | null
  /** For a fault: its two sides. */
  readonly sides?: readonly number[]
}

export interface Standing {
  readonly leaders: readonly PlayerColour[]
  readonly crew: number
  readonly camp: { readonly colour: PlayerColour | null; readonly spent: boolean } | null
  /** What keeps everybody away. */
  readonly beast: 'smilodon' | 'wyvern' | null
}

export interface Ground {
  readonly tiles: ReadonlyMap<string, LaidTile>
  readonly standing: ReadonlyMap<string, Standing>
  /** Icons of the city that have been taken. */
  readonly taken: ReadonlySet<string>
}

/** The covers of a space that are still there. */
export const coversOf = (space: Space, ground: Ground): string[] =>
  space.covered_by.filter((id) => ground.tiles.has(id))

/** Whether there is something to stand on: a tile that has not been taken away, a rim cell, a region. */
export const isThere = (space: Space, ground: Ground): boolean => !space.tile || ground.tiles.has(space.id)

/** What shows of a space now; null when it is gone or fully covered. */
export function seenNow(site: Site, space: Space, ground: Ground): Seen | null {
  return isThere(space, ground) ? site.open(space, coversOf(space, ground)) : null
}

const number = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0)

/** The cracks of a fault: one along two sides that meet, otherwise one along each; `turn` is its first side. */
export function cracksOf({ sides = [] }: LaidTile): readonly { readonly symbol: string; readonly turn: number }[] {
  const first = sides.find((side) => sides.includes((side + 1) % 6))
  if (first !== undefined) return [{ symbol: 'ice-crevasse', turn: first }]
  return sides.map((turn) => ({ symbol: 'ice-crack', turn }))
}

const LANDSCAPES: readonly string[] = ['blank', 'tunnel', 'fault', 'nunatak', 'base_camp', 'flake']

/** Whether a tile is snow: in the first edition a storm may put one on any level. */
export const isSnow = ({ back }: LaidTile, material: LevelName): boolean =>
  back === null ? material === 'snow' : LANDSCAPES.includes(back)

/** The drawing of a tile, by the name of its symbol. */
export function symbolOf(space: Space, tile: LaidTile, material: LevelName): string {
  if (tile.back === 'edifice' || material === 'edifice') return `ice-tile-edifice${tile.edifice ? '-found' : ''}`
  if (!isSnow(tile, material)) return `ice-tile-${material}-${number(space.id) % 2}`
  if (tile.back === 'blank') return `ice-tile-blank-${number(space.id) % 3}`
  if (tile.back === 'nunatak') return `ice-tile-nunatak-${number(space.id) % 2}`
  return `ice-tile-${tile.back ?? 'snow'}`
}

/** The sign of the type on an artifact tile. */
export function plaqueOf(tile: LaidTile, material: LevelName): string | null {
  if (!tile.back || tile.back === 'edifice' || isSnow(tile, material)) return null
  return `ice-plaque-${material}-${tile.back}`
}

/** Where the archaeologists of a space stand, in units of the drawing before it is scaled. */
export const crewSpot = ({ leaders, camp }: Standing): { x: number; y: number } => ({
  x: leaders.length > 0 ? -18 : camp ? 16 : 0,
  y: camp ? 19 : 18,
})

/** How deep a rim looks, 1 to 4: with two rims they are the first and the third. */
export const rimOf = (depth: number, level: number): number => (depth > 3 ? level : 2 * level - 1)
