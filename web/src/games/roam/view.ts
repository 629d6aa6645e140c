/** Small questions to the view and the catalogue of Roam. */
import { PLAYER_OF } from './art/colours'
import type { PlayerColour } from '../../design/players'
import type { Choice } from '../../generated/protocol'
import type {
  Border,
  RoamArtifact as ArtifactToken,
  RoamBreakdown,
  RoamCard as Card,
  RoamCatalogue as Catalogue,
  RoamView,
} from '../../generated/roam'
import type { Scene } from '../module'

export type { RoamPlayer } from '../../generated/roam'
export type { ArtifactToken, Border, Card, Catalogue, RoamView }
export type Source = keyof RoamBreakdown
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
  return found ?? { id, name: id, ability: '', price: 0, points: 0, provenance: 'R' }
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
