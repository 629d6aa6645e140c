/** The table as it was after so many moves: nothing can be done there, but everything is drawn by the game's own board. */
import { untrack } from 'svelte'
import type { GameModule, Scene } from '../games/module'
import type { Marked } from '../games/marks'
import type { Asked, Choice } from '../generated/protocol'
import type { TableScene } from '../table/scene.svelte'
import type { Story } from '../table/stories'
import type { Wording } from '../text/words'
import type { Eyes, Film, Frame } from './film.svelte'
import type { Answer, Decision } from './data'

/** An answer that stands on the board: the one that was given, or the better one. */
export interface Trace {
  readonly tone: 'made' | 'better'
  readonly choice: Choice
  readonly chance: number
  readonly marked: Marked
}

interface Moment {
  readonly eyes: Eyes
  readonly move: number
  readonly frame: Frame
}

const NOWHERE: ReadonlySet<string> = new Set()

export class PastScene implements Scene {
  phone = $state(false)
  still = $state(false)
  /** After how many moves, through whose eyes, and which decision is looked at. */
  move = $state(0)
  eyes = $state<Eyes>(null)
  decision = $state.raw<Decision | null>(null)
  /** What the reader points at. */
  private touched = $state.raw<Choice | null>(null)
  private shown = $state.raw<Moment | null>(null)
  private leaps = $state(false)

  readonly table: TableScene
  readonly film: Film
  readonly module: GameModule
  readonly catalogue: unknown
  readonly wording: Wording

  constructor(table: TableScene, film: Film) {
    this.table = table
    this.film = film
    this.module = table.module
    this.catalogue = table.catalogue
    this.wording = table.wording
  }

  /** To be called in an effect: shows what is wanted as soon as it is there; until then what was shown before stays. */
  settle(): void {
    const { eyes, move } = this
    const frame = this.film.frame(eyes, move)
    const before = untrack(() => this.shown)
    if (!frame || (before?.frame === frame && before.move === move && before.eyes === eyes)) return
    this.leaps = before === null || Math.abs(before.move - move) !== 1 || before.eyes !== eyes
    this.shown = { eyes, move, frame }
    this.touched = null
  }

  /** Whether the board shows what is wanted, or still what was shown before. */
  readonly ready = $derived.by(() => this.shown !== null && this.shown.move === this.move && this.shown.eyes === this.eyes)
  readonly view = $derived.by(() => this.shown?.frame.view ?? this.table.view)
  readonly seat = $derived.by((): Eyes => (this.shown ? this.shown.eyes : this.eyes))
  readonly facing = $derived.by((): Eyes => this.table.model.held[0] ?? this.seat)
  readonly latest = $derived.by((): Story => this.shown?.frame.events ?? [])
  readonly story = $derived.by((): Story => (this.shown ? this.film.story(this.shown.eyes, this.shown.move) : []))
  /** What was told of the move that was made here. */
  readonly then = $derived.by((): Story => this.film.frame(this.eyes, this.move + 1)?.events ?? [])
  readonly asked = $derived.by((): Asked | null =>
    this.decided ? { name: this.decided.asked, seat: this.decided.seat, facts: {} } : null,
  )

  /** The decision that is on the board, once it is drawn. */
  private readonly decided = $derived.by(() => (this.ready && this.decision?.move === this.move ? this.decision : null))

  /** The answer that was given and, where there was a better one, that as well. */
  readonly traces = $derived.by((): readonly Trace[] => {
    const decision = this.decided
    if (!decision) return []
    const { seat, after, loss, best: [best] } = decision
    const made = this.trace('made', 0, decision, after[seat] ?? 0)
    const better = best && loss > 0 && !isSame(best, decision) ? this.trace('better', 1, best, best.chances[seat] ?? 0) : null
    return better ? [made, better] : [made]
  })

  private trace(tone: Trace['tone'], id: number, { action, preview }: Pick<Answer, 'action' | 'preview'>, chance: number): Trace {
    const choice: Choice = { id, action, preview }
    return { tone, choice, chance, marked: this.module.marks?.(choice, this) ?? { at: [] } }
  }

  /** What the board draws as it draws a hint: both answers, so that their places are there to be marked. */
  readonly choices = $derived.by((): readonly Choice[] =>
    this.traces.filter(({ marked }) => !marked.quiet).map(({ choice }) => choice),
  )
  readonly pointed = $derived.by((): Choice | null => this.touched ?? this.traces.at(-1)?.choice ?? null)
  readonly lit = NOWHERE
  readonly changed = NOWHERE
  readonly motion = $derived.by(() => (this.still || this.leaps ? 0 : 220))

  get game(): string {
    return this.module.name
  }

  nameOf(seat: number): string {
    return this.table.nameOf(seat)
  }

  point(choice: Choice | null): void {
    // As at the table: a piece that is taken away says so in the middle of the drawing.
    const before = this.touched
    if (choice) this.touched = choice
    else
      queueMicrotask(() => {
        if (this.touched === before) this.touched = null
      })
  }

  act(choice: Choice): void {
    this.point(choice)
  }

  offer(choices: readonly Choice[]): void {
    this.point(choices[0] ?? null)
  }

  confirm(choice: Choice): void {
    this.point(choice)
  }
}

export const isSame = (one: Pick<Answer, 'action'>, other: Pick<Answer, 'action'>): boolean =>
  JSON.stringify(one.action) === JSON.stringify(other.action)
