/** The view of Endless Winter, as the server sends it. */
import type { PlayerColour } from '../../design/players'
import type { Choice } from '../../generated/protocol'
import type { Scene } from '../module'
import type { SpeciesName } from './art/parts'
import { tribeColour } from './tribes'
import type { Card, Catalogue, ColumnName, TerrainName } from './catalogue'

export type FigureName = 'chief' | 'tribe_1' | 'tribe_2'
export type Space = ColumnName | 'rest'
export type FinalPart = 'offering' | 'veneration' | 'cards' | 'animals'

/** A card above a board, and which of its abilities were used, counted from 1. */
export interface Played {
  readonly card: string
  readonly used: readonly number[]
}

export interface WinterPlayer {
  readonly tribe: string
  readonly chief: string | null
  readonly side: 'a' | 'b' | null
  readonly food: number
  readonly food_max: number
  readonly tools: number
  readonly vp: number
  /** As if the game ended now, and what the final scoring would add to the VP. */
  readonly score: number
  readonly final: Readonly<Record<FinalPart, number>>
  /** Immediate VP by round and source. */
  readonly scored: readonly Readonly<Record<string, number>>[]
  readonly figures: Readonly<Record<FigureName, Space | null>>
  /** What is still on the board. */
  readonly camps: number
  readonly settlements: number
  readonly megaliths: number
  readonly stones: readonly (string | null)[]
  readonly animals: Readonly<Partial<Record<SpeciesName, number>>>
  readonly tipped: Readonly<Partial<Record<SpeciesName, number>>>
  readonly hand_size: number
  readonly deck_size: number
  readonly discard: readonly string[]
  readonly above: readonly Played[]
  readonly eclipse_size: number
  readonly eclipse_halves: number
  readonly buried_size: number
  /** Only the owner's: */
  readonly hand?: readonly string[]
  readonly deck?: readonly string[]
  readonly eclipse?: readonly string[]
  readonly buried?: readonly string[]
}

export interface WinterHex {
  readonly terrain: TerrainName
  /** Camps and influence by seat. */
  readonly camps: readonly number[]
  readonly influence: readonly number[]
  readonly leading: readonly number[]
  readonly token?: string
}

export interface WinterView {
  readonly seat: number | null
  readonly round: number
  readonly turn: number
  readonly phase: 'setup' | 'action' | 'eclipse' | 'over'
  readonly over: boolean
  readonly order: readonly number[]
  readonly active: number
  readonly acting: {
    readonly labor_halves: number
    readonly at: Space | null
    readonly chief_used: readonly number[]
    readonly token: string | null
    readonly token_used: readonly number[]
    /** Types of which a card in hand was just taken.  EW-TRIBE-6 */
    readonly may_not_play?: readonly string[]
  }
  readonly columns: Readonly<
    Record<
      ColumnName,
      {
        readonly figures: readonly { readonly seat: number; readonly figure: FigureName }[]
        readonly covered: number | null
      }
    >
  >
  readonly culture: { readonly open: readonly (string | null)[]; readonly decks: readonly number[] }
  readonly tribe_decks: Readonly<Record<string, number>>
  readonly animals: { readonly deck: number; readonly grounds: readonly SpeciesName[] }
  readonly stones: { readonly left: readonly (string | null)[]; readonly right: readonly (string | null)[] }
  readonly land: Readonly<Record<string, WinterHex>>
  readonly settlements: Readonly<Record<string, number>>
  readonly megaliths: {
    readonly layout: string
    readonly boards: readonly string[]
    /** Whose megalith stands where: a seat, or "grey". */
    readonly raised: Readonly<Record<string, number | 'grey'>>
  }
  readonly idols: {
    readonly offering: readonly number[]
    readonly veneration: readonly number[]
    readonly rank: readonly number[]
  }
  readonly rest_tokens: { readonly open: string | null; readonly face_down: number }
  readonly players: readonly WinterPlayer[]
}

export type WinterScene = Scene<WinterView, Catalogue>

/** The house colour of a seat's tribe. */
export const colourOf = (view: WinterView, seat: number): PlayerColour => tribeColour(view.players[seat]?.tribe ?? '')

export function cardOf(catalogue: Catalogue, id: string): Card {
  const found = catalogue.cards.find((card) => card.id === id)
  return found ?? { id, name: id, copies: 0, era: null, labor_halves: 0, end_vp: 0, abilities: [] }
}

/** The choices of these kinds, or those among them that name this card, hex, place ... */
export function choicesOf(
  choices: readonly Choice[],
  kinds: string | readonly string[],
  wanted: Readonly<Record<string, unknown>> = {},
): Choice[] {
  const list = typeof kinds === 'string' ? [kinds] : kinds
  return choices.filter(
    ({ action }) =>
      list.includes(String(action.kind)) && Object.entries(wanted).every(([name, value]) => action[name] === value),
  )
}
