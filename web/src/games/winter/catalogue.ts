/** The printed components, as the server sends them: every ability is already read into a small tree. */
import type { SpeciesName } from './art/parts'

export type ColumnName = 'initiate' | 'develop' | 'settle' | 'hunt'
export type TerrainName = 'start' | 'glacier' | 'grassland' | 'forest' | 'hills' | 'lake' | 'tundra' | 'mountain'
export type TypeRule = 'any' | 'same' | 'different'

/** One gain: "draw 1", "gain food 2", "labor 1.5" (counted in halves). */
export interface Gain {
  readonly gain: string
  readonly count?: number
  readonly halves?: number
  readonly types?: TypeRule
}

export interface Amount {
  readonly what: 'food' | 'tool' | 'labor' | 'card'
  readonly count: number
  readonly types?: TypeRule
}

export interface Ability {
  readonly text: string
  readonly scope: 'action' | 'eclipse' | 'when'
  readonly event?: string
  readonly column?: ColumnName | 'any'
  readonly pay: readonly Amount[]
  readonly choose?: { readonly low: number; readonly high: number }
  readonly gains: readonly Gain[]
}

export interface Card {
  readonly id: string
  readonly name: string
  readonly copies: number
  readonly era: number | null
  readonly labor_halves: number
  readonly end_vp: number
  readonly abilities: readonly Ability[]
}

export interface Chief {
  readonly id: string
  readonly name: string
  readonly a: readonly Ability[]
  readonly b: readonly Ability[]
}

export interface Species {
  readonly id: SpeciesName
  readonly name: string
  readonly count: number
  readonly wild: boolean
  readonly benefit: readonly Gain[]
  readonly set_values: readonly number[]
}

export interface Score {
  readonly text: string
  readonly counter: string
  readonly kinds: readonly string[]
  readonly each?: number
  readonly every?: number
  readonly table?: readonly number[]
}

export interface Stone {
  readonly id: string
  readonly era: number
  readonly score: Score
}

export interface Column {
  readonly id: ColumnName
  readonly name: string
  readonly top: readonly Ability[]
  readonly middle: readonly Ability[]
  readonly bottom: readonly Gain[]
}

export interface SetupCard {
  readonly id: string
  readonly name: string
  readonly food: number
  readonly tools: number
  readonly tribe: string
  readonly animals: readonly SpeciesName[]
  readonly camp: boolean
}

export interface MegalithBoard {
  readonly id: string
  readonly cells: readonly { readonly start: boolean; readonly bonus: readonly Gain[] }[]
  readonly arrows: readonly ('N' | 'E' | 'S' | 'W')[]
}

export interface PlayerBoard {
  readonly food_max: number
  readonly camps: number
  readonly labor_boundaries: readonly number[]
  readonly tool_max: number
  readonly rest: readonly Gain[]
  readonly rest_labor_halves: number
  readonly stone_slots: readonly { readonly food: number; readonly tools: number; readonly bonus: readonly Gain[] }[]
  readonly megalith_slots: readonly (readonly Gain[])[]
  readonly settlement_slots: readonly (readonly Gain[])[]
}

export interface Catalogue {
  readonly cards: readonly Card[]
  readonly chiefs: readonly Chief[]
  readonly species: readonly Species[]
  readonly setup_cards: readonly SetupCard[]
  readonly columns: readonly Column[]
  readonly player_board: PlayerBoard
  readonly idol_board: {
    readonly offering: { readonly rates: readonly number[]; readonly bonus: readonly (readonly Gain[])[] }
    readonly veneration: { readonly vp: readonly number[]; readonly tables: readonly (readonly number[])[] }
  }
  readonly turn_order: readonly { readonly setup: readonly Gain[]; readonly eclipse: readonly Gain[] }[]
  readonly terrain: readonly { readonly id: TerrainName; readonly name: string; readonly bonus: readonly Gain[] }[]
  readonly megaliths: {
    readonly width: number
    readonly height: number
    readonly boards: readonly MegalithBoard[]
    readonly layouts: readonly { readonly id: string; readonly places: readonly (readonly [number, number])[] }[]
  }
  readonly stones: readonly Stone[]
  readonly glacier_tokens: readonly { readonly id: string; readonly bonus: readonly Gain[] }[]
  readonly rest_tokens: readonly { readonly id: string; readonly effects: readonly Ability[] }[]
}

/** The item of that id; a card pack may name one that the page has never seen. */
export function byId<T extends { readonly id: string }>(items: readonly T[], id: string): T | undefined {
  return items.find((item) => item.id === id)
}
