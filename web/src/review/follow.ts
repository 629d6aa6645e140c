/** Keeps asking how far a review is, also across a server that is away for a while. */
import { ApiError, beginReview, fetchReview } from '../app/api'
import type { ReviewState } from '../generated/protocol'

/** Milliseconds between two questions, and the most there are while nobody answers. */
const EVERY = 1000
const LONGEST = 8000
/** Questions in a row that nobody answers before it counts as failed: about two minutes. */
const PATIENCE = 18
/** How often a review that was under way and is no more is begun anew: the server was restarted, or it failed. */
const ATTEMPTS = 3

export interface Follower {
  heard: (made: ReviewState) => void
  /** With the reason, where the server gave one. */
  failed: (error: unknown) => void
}

/** Begins a review, or finds it begun, and reports until it is done or has failed. Returns how to stop. */
export function follow(table: string, { heard, failed }: Follower): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let unanswered = 0
  let attempts = 0

  const next = (ask: () => Promise<ReviewState>): void => {
    if (!stopped) timer = setTimeout(() => void turn(ask), Math.min(LONGEST, EVERY * 2 ** unanswered))
  }
  const begin = (): Promise<ReviewState> => beginReview(table)
  const look = (): Promise<ReviewState> => fetchReview(table)

  async function turn(ask: () => Promise<ReviewState>): Promise<void> {
    try {
      const made = await ask()
      if (stopped) return
      unanswered = 0
      if (made.status === 'none') {
        attempts += 1
        if (attempts < ATTEMPTS) next(begin)
        else failed(null)
        return
      }
      heard(made)
      if (made.status === 'running') next(look)
    } catch (error) {
      if (stopped) return
      unanswered += 1
      const away = error instanceof ApiError && error.code === 'unreachable'
      if (away && unanswered < PATIENCE) next(ask)
      else failed(error)
    }
  }

  void turn(begin)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
