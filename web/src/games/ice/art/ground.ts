/** What lies and stands on the dig site, in the words of the drawing. The table page makes it from its view. */
import type { PlayerColour } from '../../../design/players'
import type { ArtifactKind, Landscape, Space } from '../catalogue'
import type { Seen, Site } from './site'

export interface LaidTile {
  /** What its back shows; null while it is fully covered. */
  readonly back: Landscape | ArtifactKind | null
  /** For a fault: its two sides. */
  readonly sides?: readonly number[]
}

export interface Standing {
  readonly leaders: readonly PlayerColour[]
  readonly crew: number
  readonly camp: { readonly colour: PlayerColour | null; readonly spent: boolean } | null
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

const MATERIALS = ['snow', 'surface', 'deep']

/** The drawing of a tile, by the name of its symbol. */
export function symbolOf(space: Space, tile: LaidTile): string {
  if (space.level > 0) return `ice-tile-${MATERIALS[space.level] ?? 'deep'}-${number(space.id) % 2}`
  if (tile.back === 'blank') return `ice-tile-blank-${number(space.id) % 3}`
  if (tile.back === 'nunatak') return `ice-tile-nunatak-${number(space.id) % 2}`
  return `ice-tile-${tile.back ?? 'snow'}`
}

/** The sign of the type on an artifact tile. */
export function plaqueOf(space: Space, tile: LaidTile): string | null {
  return space.level > 0 && tile.back ? `ice-plaque-${MATERIALS[space.level] ?? 'deep'}-${tile.back}` : null
}

/** Where the archaeologists of a space stand, in units of the drawing before it is scaled. */
export const crewSpot = ({ leaders, camp }: Standing): { x: number; y: number } => ({
  x: leaders.length > 0 ? -18 : camp ? 16 : 0,
  y: camp ? 19 : 18,
})
