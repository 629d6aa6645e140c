/** The last moves, shown again one after the other. */
import type { Looked } from '../generated/protocol'
import type { Story } from './stories'

/** Long enough to read the line that goes with a move. */
const PACE = 1100

export class Replay {
  /** 0 is before the first of the moves. */
  at = $state(0)
  playing = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined

  private readonly looked: Looked
  private readonly ended: () => void

  constructor(looked: Looked, ended: () => void) {
    this.looked = looked
    this.ended = ended
  }

  readonly length = $derived.by(() => this.looked.moves.length)
  readonly moment = $derived.by(() => this.looked.moves[this.at - 1] ?? null)
  readonly view = $derived.by(() => this.moment?.view ?? this.looked.view)
  readonly events = $derived.by((): Story => this.moment?.events ?? [])

  play(): void {
    clearTimeout(this.timer)
    this.playing = true
    this.timer = setTimeout(() => {
      if (this.at < this.length) this.at += 1
      if (this.at < this.length) this.play()
      else this.timer = setTimeout(() => this.finish(), PACE)
    }, PACE)
  }

  pause(): void {
    clearTimeout(this.timer)
    this.playing = false
  }

  go(at: number): void {
    this.pause()
    this.at = Math.max(0, Math.min(at, this.length))
  }

  finish(): void {
    this.pause()
    this.ended()
  }
}
