/** The moments of a game, fetched a few at a time: what somebody saw after so many moves. */
import { fetchMoments } from '../app/api'
import type { Looked } from '../generated/protocol'
import type { Story } from '../table/stories'

export interface Frame {
  readonly view: Record<string, unknown>
  /** What was told of the move that led here. */
  readonly events: Story
}

/** Through whose eyes: null for a spectator's. */
export type Eyes = number | null

/** Moves before and after the one that is wanted that come with it: whoever leafs on need not wait. */
const AROUND = 12

export class Film {
  private frames = $state.raw<Readonly<Record<string, Frame>>>({})
  /** What has been asked for: nothing is asked for twice. */
  private readonly asked: Record<string, boolean> = {}

  private readonly table: string
  private readonly failed: (error: unknown) => void

  constructor(table: string, failed: (error: unknown) => void) {
    this.table = table
    this.failed = failed
  }

  /** What was seen after so many moves; null as long as it has not come. */
  frame(eyes: Eyes, move: number): Frame | null {
    return this.frames[nameOf(eyes, move)] ?? null
  }

  /** What was told up to there, as far back as it is known without a gap. */
  story(eyes: Eyes, move: number): Story {
    const told: Story[] = []
    for (let at = move; at > 0; at -= 1) {
      const frame = this.frame(eyes, at)
      if (!frame) break
      told.unshift(frame.events)
    }
    return told.flat()
  }

  /** To be called in an effect: has what is wanted fetched, with what lies around it. */
  want(eyes: Eyes, move: number, last: number): void {
    const near = Math.min(last, move + 2)
    if (this.frame(eyes, move) && this.frame(eyes, near)) return
    const after = Math.max(0, (this.frame(eyes, move) ? near : move) - AROUND - 1)
    const count = Math.min(2 * AROUND + 1, Math.max(1, last - after))
    const key = `${nameOf(eyes, after)} ${count}`
    if (this.asked[key]) return
    this.asked[key] = true
    fetchMoments(this.table, eyes, after, count).then(
      (looked) => this.keep(eyes, after, looked),
      (error: unknown) => {
        delete this.asked[key]
        this.failed(error)
      },
    )
  }

  private keep(eyes: Eyes, after: number, { view, moves }: Looked): void {
    const found: Record<string, Frame> = { ...this.frames }
    const first = (moves[0]?.move ?? after + 1) - 1
    // Of the move before the first nothing was told this time; it may be known already.
    found[nameOf(eyes, first)] ??= { view, events: [] }
    for (const moment of moves) found[nameOf(eyes, moment.move)] = { view: moment.view, events: moment.events }
    this.frames = found
  }
}

const nameOf = (eyes: Eyes, move: number): string => `${eyes ?? ''}:${move}`
