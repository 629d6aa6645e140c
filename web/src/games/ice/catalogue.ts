/** The printed pieces, as the server sends them once. */
import type { Cell } from './art/hex'

export const TYPES = ['achievement', 'exalted', 'philosophical', 'obliteration', 'harmony'] as const
export type ArtifactType = (typeof TYPES)[number]
export type ArtifactKind = ArtifactType | 'prismatic'
export type Landscape = 'blank' | 'tunnel' | 'fault' | 'nunatak' | 'base_camp' | 'flake'
export type Guild = 'navigators' | 'incandescents' | 'striders' | 'providers' | 'alchemists' | 'cryoarchitects'
/** The layers of the dig, by the names of both editions. */
export type LevelName = 'snow' | 'surface' | 'intermediate' | 'deep' | 'edifice'

/** A cell of a level, a cell of the rim, or a region of the city. */
export interface Space {
  readonly id: string
  readonly level: number
  readonly tile: boolean
  readonly cell?: Cell
  readonly cells?: readonly Cell[]
  readonly sides?: readonly (string | null)[]
  readonly rests_on: readonly string[]
  readonly covered_by: readonly string[]
  readonly adjacent: readonly string[]
  readonly edge?: boolean
}

export interface PrintedIcon {
  readonly id: string
  readonly region: string
  readonly covered_by: readonly string[]
  readonly tokens: number
}

export interface PrintedRequest {
  readonly id: string
  readonly kind: RequestKind
  readonly types: readonly ArtifactType[]
  readonly rewards: readonly number[]
  readonly provenance: string
}

export type RequestKind =
  | ('prismatic2' | 'forms' | 'mono_anima')
  | ('tri_anima' | 'tri_two_types' | 'either2')
  | ('three_types' | 'duo_anima' | 'any_anima' | 'two_types')

export interface PrintedDecree {
  readonly id: string
  readonly kind:
    | 'type_anima'
    | ('rp_tokens' | 'study_tokens' | 'type_sets' | 'forms')
    | ('anima_one' | 'anima_two' | 'prismatics' | 'unique' | 'validated' | 'duos_trios')
  readonly type: ArtifactType | null
  readonly rates: readonly number[]
}

export interface PrintedLogbookCard {
  readonly id: string
  readonly name: string
  readonly does: string
  readonly count: number
  readonly on: string
  readonly icon: Landscape
}

export interface PrintedBoard {
  readonly spaces: readonly Space[]
  readonly icons: readonly PrintedIcon[]
  readonly levels: readonly LevelName[]
}

/** One of the twelve buildings at the bottom of the first edition. */
export interface PrintedEdifice {
  readonly id: string
  readonly name: string
  readonly provenance: string
}

export interface Catalogue {
  readonly board: PrintedBoard
  /** The other way in which the deep level may lie under the rest. */
  readonly turned_board?: PrintedBoard
  /** The same for the odd levels of the first edition, by their lattices. */
  readonly other_boards?: Readonly<Record<string, PrintedBoard>>
  readonly requests: readonly PrintedRequest[]
  readonly decrees: readonly PrintedDecree[]
  readonly logbook: readonly PrintedLogbookCard[]
  /** Only in the first edition. */
  readonly edifices?: readonly PrintedEdifice[]
  readonly guilds: readonly { readonly id: Guild; readonly name: string }[]
}
