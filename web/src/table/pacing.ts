/**
 * Lets a turn of somebody else be followed: what comes faster than eyes can is shown step by step.
 *
 * Messages pass in the order in which they came. A state that follows another seat's move waits until the one before has
 * been seen for a moment; the moments of one turn together take about as long as the reader's speed says, however many
 * small decisions the turn has. Nothing waits while the page is hidden, and whoever clicks skips to the end.
 */
import type { Speed } from '../app/settings.svelte'
import type { ServerMessage, State } from '../generated/protocol'

/** How long a turn may take, in milliseconds. */
const TURN: Readonly<Record<Speed, number>> = { calm: 2600, quick: 900, 'at-once': 0 }
const LONGEST_STEP = 800
const SHORTEST_STEP = 90

export class Pacing {
  private waiting: ServerMessage[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  /** The last state shown, and when. */
  private shown: State | null = null
  private shownAt = 0
  /** Whose turn is being shown, and since when. */
  private turnOf: number | null = null
  private turnSince = 0

  constructor(
    private readonly pass: (message: ServerMessage) => void,
    private readonly speed: () => Speed,
    private readonly own: () => readonly number[],
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether something is still to be shown. */
  get busy(): boolean {
    return this.waiting.length > 0
  }

  hear(message: ServerMessage): void {
    // A new line begins with everything at once: what waits is in it.
    if (message.type === 'welcome') this.drop()
    this.waiting.push(message)
    if (this.timer === undefined) this.flow()
  }

  /** Shows everything that waits. */
  skip(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const all = this.waiting
    this.waiting = []
    for (const message of all) this.show(message)
  }

  drop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.waiting = []
  }

  private flow(): void {
    this.timer = undefined
    while (this.waiting.length > 0) {
      const wait = this.waitFor(this.waiting[0] as ServerMessage)
      if (wait > 0) {
        this.timer = setTimeout(() => this.flow(), wait)
        return
      }
      this.show(this.waiting.shift() as ServerMessage)
    }
  }

  private show(message: ServerMessage): void {
    if (message.type === 'state') {
      const seat = message.asked?.seat ?? null
      if (seat !== this.turnOf) {
        this.turnOf = seat
        this.turnSince = this.now()
      }
      if (message.decision !== this.shown?.decision) this.shownAt = this.now()
      this.shown = message
    }
    this.pass(message)
  }

  /** How long the next message has to wait: the state shown now has not been seen for long enough. */
  private waitFor(message: ServerMessage): number {
    const turn = TURN[this.speed()]
    const mover = this.shown?.asked?.seat ?? null
    if (turn === 0 || mover === null || this.own().includes(mover) || document.hidden) return 0
    // Only what a move has led to: its story, and then the state.
    if (message.type !== 'events' && message.type !== 'state') return 0
    if (message.type === 'state' && message.decision === this.shown?.decision) return 0
    const steps = new Set(this.waiting.flatMap((one) => (one.type === 'state' ? [one.decision] : []))).size + 1
    const left = turn - (this.now() - this.turnSince)
    const step = Math.min(LONGEST_STEP, Math.max(SHORTEST_STEP, left / steps))
    return Math.max(0, this.shownAt + step - this.now())
  }
}
