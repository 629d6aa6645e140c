/** The labor of the turn: what is there, and what legal answers would add to it, as their previews say. */
import { choicesOf, type WinterScene } from './view'

export interface Labor {
  /** Whether it is a turn in which labor is counted. */
  readonly counts: boolean
  readonly pool: number
  readonly hand: number
  readonly food: number
}

const halvesOf = (preview: Readonly<Record<string, unknown>>): number => Number(preview.halves ?? 0)

export function laborOf(scene: WinterScene): Labor {
  const { view, choices, seat } = scene
  const hand = (seat === null ? undefined : view.players[seat]?.hand) ?? []
  const plays = choicesOf(choices, 'play')
  return {
    counts: view.phase === 'action' && view.active === seat,
    pool: view.acting.labor_halves,
    hand: plays.reduce(
      (sum, choice) => sum + halvesOf(choice.preview) * hand.filter((card) => card === choice.action.card).length,
      0,
    ),
    food: Math.max(0, ...choicesOf(choices, 'work').map((choice) => halvesOf(choice.preview))),
  }
}
