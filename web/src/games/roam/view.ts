/** The view and the catalogue of Roam, as the server sends them. */
import { PLAYER_OF, type RoamColour } from './art/colours'
import type { Ability } from './art/artifacts'
import type { PlayerColour } from '../../design/players'
import type { Choice } from '../../generated/protocol'
import type { Scene } from '../module'

export interface RoamPlayer {
  readonly colour: RoamColour
  readonly border: Border
  readonly coins: number
  readonly supply: number
  readonly party: readonly { readonly card: string; readonly awake: boolean }[]
  readonly artifacts: readonly { readonly artifact: string; readonly ready: boolean }[]
  readonly outpost: boolean
  readonly score: number
  readonly breakdown: Readonly<Record<Source, number>>
}

export type Border = 'S' | 'W' | 'N' | 'E'
export type Source = 'cards' | 'artifacts' | 'outpost'

export interface RoamView {
  readonly seat: number | null
  readonly variants: { readonly artifacts: boolean; readonly outpost: boolean; readonly towers: boolean }
  readonly round: number
  readonly first: number
  readonly active: number
  readonly order: readonly number[]
  readonly ending: boolean
  /** Complete rounds in a row in which no token was added and no location claimed. */
  readonly still_rounds: number
  /** Such a round has passed and nothing has been added since: whoever can land a token must. */
  readonly stands_still: boolean
  readonly over: boolean
  readonly slots: readonly { readonly card: string | null; readonly counts: readonly number[] }[]
  /** Owners by square, the lower token first. */
  readonly tokens: Readonly<Record<string, readonly number[]>>
  readonly deck: { readonly left: number; readonly top: string | null }
  readonly row: readonly string[]
  readonly stack: number
  readonly outpost: number | null
  readonly players: readonly RoamPlayer[]
}

export interface Card {
  readonly id: string
  readonly name: string
  readonly points: number
  readonly pattern: readonly string[]
  readonly coins: readonly string[]
  readonly provenance: string
}

export interface ArtifactToken {
  readonly id: string
  readonly name: string
  readonly ability: Ability
  readonly price: number
  readonly points: number
  readonly provenance: string
}

export interface Catalogue {
  readonly cards: readonly Card[]
  readonly artifacts: readonly ArtifactToken[]
}

export type RoamScene = Scene<RoamView, Catalogue>

/** How many tokens a player has in all; what is not on the field is in the supply. */
export const TOKENS = 24

export const colourOf = (view: RoamView, seat: number): PlayerColour =>
  PLAYER_OF[view.players[seat]?.colour ?? 'blue']

export function cardOf(catalogue: Catalogue, id: string): Card {
  const found = catalogue.cards.find((card) => card.id === id)
  return found ?? { id, name: id, points: 0, pattern: ['X'], coins: [], provenance: 'R' }
}

export function artifactOf(catalogue: Catalogue, id: string): ArtifactToken {
  const found = catalogue.artifacts.find((artifact) => artifact.id === id)
  return found ?? { id, name: id, ability: 'coin', price: 0, points: 0, provenance: 'R' }
}

/** The border at which the reader sits; the south for those who only watch. */
export const facingBorder = ({ view, facing }: RoamScene): Border =>
  (facing === null ? null : view.players[facing]?.border) ?? 'S'

/** The borders at which the others sit. */
export const othersAt = ({ view, facing }: RoamScene): readonly Border[] =>
  view.players.filter((_, seat) => seat !== facing).map(({ border }) => border)

export const isStarting = (card: string): boolean => card.startsWith('start-')

/** Choices gathered by the square they name, in the order in which they come. */
export function bySquare(choices: readonly Choice[]): readonly (readonly [string, readonly Choice[]])[] {
  const found = new Map<string, Choice[]>()
  for (const choice of choices) {
    const square = String(choice.action.square ?? choice.action.from)
    found.set(square, [...(found.get(square) ?? []), choice])
  }
  return [...found]
}

/** The choices of a kind, or those among them that name this card, square, place ... */
export function choicesOf(choices: readonly Choice[], kind: string, wanted: Record<string, unknown> = {}): Choice[] {
  const fits = ([name, value]: [string, unknown], choice: Choice): boolean => choice.action[name] === value
  return choices.filter(
    (choice) => choice.action.kind === kind && Object.entries(wanted).every((entry) => fits(entry, choice)),
  )
}
