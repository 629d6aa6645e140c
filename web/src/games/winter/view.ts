/** Small questions to the view of Endless Winter. */
import type { PlayerColour } from '../../design/players'
import type { Choice } from '../../generated/protocol'
import type { WinterCard, WinterCatalogue, WinterFinal, WinterView } from '../../generated/winter'
import type { AskedIn, Scene } from '../module'
import { tribeColour } from './tribes'

export type { Figure as FigureName, Space, WinterHex, WinterPlayer } from '../../generated/winter'
export type { WinterView }
export type FinalPart = keyof WinterFinal
export type WinterScene = Scene<WinterView, WinterCatalogue>
export type WinterAsked = AskedIn<WinterView>

/** The house colour of a seat's tribe. */
export const colourOf = (view: WinterView, seat: number): PlayerColour => tribeColour(view.players[seat]?.tribe ?? '')

export function cardOf(catalogue: WinterCatalogue, id: string): WinterCard {
  const found = catalogue.cards.find((card) => card.id === id)
  return found ?? { id, name: id, copies: 0, era: null, labor_halves: 0, end_vp: 0, abilities: [], provenance: 'R' }
}

/** How many cards of a tribe are left. */
export const deckOf = (view: WinterView, tribe: string): number =>
  Object.entries(view.tribe_decks).find(([name]) => name === tribe)?.[1] ?? 0

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
