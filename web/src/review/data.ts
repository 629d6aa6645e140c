/** A review as the server tells it: chances from 0 to 1, one for each seat; moves are how many had been made before. */
import type { Named } from '../games/module'
import type { ReviewState } from '../generated/protocol'

export type Grade = 'best' | 'good' | 'slip' | 'mistake' | 'blunder'

export interface Answer {
  readonly action: Named
  readonly preview: Record<string, unknown>
  readonly chances: readonly number[]
}

/** What became of something for a seat; names are those of reasons. */
export interface Change {
  readonly seat: number
  readonly name: string
  readonly points: number
}

export interface Decision {
  readonly move: number
  readonly seat: number
  readonly asked: string
  readonly options: number
  readonly action: Named
  readonly preview: Record<string, unknown>
  readonly before: readonly number[]
  readonly after: readonly number[]
  readonly best: readonly Answer[]
  readonly loss: number
  readonly verdict: Grade
  readonly luck: readonly number[] | null
  readonly story: readonly Change[]
}

export interface TurningPoint {
  readonly move: number
  readonly seat: number
  readonly kind: 'choice' | 'luck' | 'course'
  readonly swing: number
  readonly story: readonly Change[]
}

export type SeatReview = Readonly<
  { seat: number; decisions: number; dearest: number; lucky: number; unlucky: number } & Record<Grade, number>
>

export interface Review {
  readonly moves: number
  readonly seats: readonly SeatReview[]
  readonly curve: readonly { readonly move: number; readonly chances: readonly number[] }[]
  readonly turning_points: readonly TurningPoint[]
  readonly decisions: readonly Decision[]
}

export const reviewOf = (state: ReviewState | null): Review | null => (state?.review ?? null) as Review | null

export const percent = (chance: number): number => Math.round(chance * 100)

/** The points of a seat's line, in a field of that size. */
export function lineOf(review: Review, seat: number, width: number, height: number): string {
  const points = review.curve.map(({ move, chances }) => `${x(review, move, width)},${y(chances[seat] ?? 0, height)}`)
  return points.join(' ')
}

export const x = (review: Review, move: number, width: number): number =>
  round((move / Math.max(1, review.moves)) * width)
export const y = (chance: number, height: number): number => round((1 - chance) * height)
const round = (value: number): number => Math.round(value * 10) / 10

/** The decision that a move belongs to: the last one at or before it. */
export function decisionAt(review: Review, move: number): Decision | null {
  return review.decisions.findLast((decision) => decision.move <= move) ?? review.decisions[0] ?? null
}

/** The decision that lies nearest to a place of the game. */
export function nearestTo(review: Review, place: number): Decision | null {
  const [first, ...others] = review.decisions
  if (!first) return null
  return others.reduce((best, one) => (Math.abs(one.move - place) < Math.abs(best.move - place) ? one : best), first)
}
