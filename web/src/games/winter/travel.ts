/** Pieces travel: from where they lay before an answer to where they lie after it. */
import type { Told } from '../../generated/protocol'
import type { WinterEvent } from '../../generated/winter'
import { byKind, type ByKind } from '../events'
import { ownPlace, placeOf } from './places'

/** The name of a piece that is the same before and after it has moved. */
export const pieceOf = (what: string, seat: number | null, name = ''): string => `${what}-${seat ?? 'grey'}-${name}`

/** The place of a player from which pieces come, and to which cards go that nobody else may see. */
export const homeOf = (seat: number): string => placeOf('home', String(seat))

/** Something that comes from one place to another. */
export interface Flight {
  /**
   * What flies: a piece that was nowhere before, a pile that may have been smaller, or a copy of what lay where it
   * came from.
   */
  readonly kind: 'piece' | 'pile' | 'copy'
  /** Places and pieces in the order of preference: the first that can be seen counts. */
  readonly from: readonly string[]
  readonly to: readonly string[]
}

const piece = (from: readonly string[], ...to: string[]): Flight => ({ kind: 'piece', from, to })
const pile = (from: readonly string[], to: string): Flight => ({ kind: 'pile', from, to: [to] })
const card = (from: string, to: readonly string[]): Flight => ({ kind: 'copy', from: [from], to })
/** Own cards go to the hand or a pile; those of the others, to their owner. */
const handOf = (seat: number, name: string): string => ownPlace(seat, `hand-${name}`)

const FIGURES = { chief: ['chief'], tribe: ['tribe_1', 'tribe_2'] } as const

const PLANS: ByKind<WinterEvent, [seat: number], Flight> = {
  placed_figure: ({ figure }, seat) =>
    piece([homeOf(seat)], ...FIGURES[figure].map((name) => pieceOf('figure', seat, name))),
  placed_camp: (_, seat) => pile([ownPlace(seat, 'camps'), homeOf(seat)], pieceOf('camp', seat, '0,0')),
  moved_camp: ({ from, to }, seat) =>
    pile([pieceOf('camp', seat, from), placeOf('hex', from)], pieceOf('camp', seat, to)),
  settled: ({ at }, seat) => piece([ownPlace(seat, 'next-settlement'), homeOf(seat)], pieceOf('settlement', seat, at)),
  raised: ({ at, grey }, seat) =>
    piece([ownPlace(seat, 'next-megalith'), homeOf(seat)], pieceOf('megalith', grey ? null : seat, at)),
  took_tribe: ({ card: name, to }, seat) =>
    card(placeOf('card', name), [
      to === 'hand' ? handOf(seat, name) : ownPlace(seat, 'discard'),
      homeOf(seat),
    ]),
  took_culture: ({ card: name }, seat) =>
    card(placeOf('card', name), [handOf(seat, name), ownPlace(seat, 'discard'), homeOf(seat)]),
  played: ({ card: name }, seat) => card(handOf(seat, name), [ownPlace(seat, `above-${name}`)]),
  discarded: ({ card: name }, seat) => card(handOf(seat, name), [ownPlace(seat, 'discard')]),
  put_card: ({ card: name }, seat) => card(handOf(seat, name), [ownPlace(seat, 'eclipse')]),
  buried_card: ({ card: name }, seat) => card(handOf(seat, name), [ownPlace(seat, 'buried')]),
  took_animal: ({ species }, seat) =>
    card(placeOf('species', species), [ownPlace(seat, species), homeOf(seat)]),
  drew_animal: ({ species }, seat) => card('animal-deck', [ownPlace(seat, species), homeOf(seat)]),
  took_stone: ({ stone }, seat) => card(placeOf('stone', stone), [placeOf('stone', stone), homeOf(seat)]),
}

/** What flies in a move, besides the pieces that are seen before and after it; what was taken back does not. */
export function flights(latest: readonly Told[]): readonly Flight[] {
  const undone = latest.findLastIndex(({ event }) => event.kind === 'undo')
  return latest
    .slice(undone + 1)
    .flatMap(({ event }) => byKind(PLANS, event, Number(event.seat)) ?? [])
}
