/** The table as the reader looks at it now: through one seat's eyes, live or in a replay. */
import { settings, type Speed } from '../app/settings.svelte'
import type { GameModule, Named, Scene } from '../games/module'
import type { Choice, State, Verdict } from '../generated/protocol'
import { has, t } from '../text/fluent.svelte'
import { ask, type Wording } from '../text/words'
import type { TableModel } from './model.svelte'
import { playerName } from './names'
import type { Replay } from './replay.svelte'
import { news, ofTheGame, placesIn, standing, type Listener, type Story } from './stories'

/** How long a piece travels, in milliseconds. */
const TRAVELS: Readonly<Record<Speed, number>> = { calm: 220, quick: 120, 'at-once': 0 }

/** A small menu at a place of the board. */
export interface Offer {
  readonly at: Element
  readonly title: string
  readonly choices: readonly Choice[]
}

/** An answer that a hint speaks of. */
export interface Advised {
  readonly choice: Choice
  readonly verdict: Verdict
}

/** A reason at the place where something was tried. */
export interface WhyNot {
  readonly at: DOMRect
  readonly text: string
  readonly rule: string | null
}

export class TableScene implements Scene {
  /** What the reader points at. */
  private touched = $state.raw<Choice | null>(null)
  /** The decision whose advice the reader has put away. */
  private putAway = $state<number | null>(null)
  /** Of several pieces of advice the one that is looked at. */
  private preferred = $state.raw<Choice | null>(null)
  offered = $state.raw<Offer | null>(null)
  /** Why something cannot be done, where it was tried. */
  whyNot = $state.raw<WhyNot | null>(null)
  hoveredLines = $state.raw<Story>([])
  /** The list of all actions is open: it speaks of places by their coordinates. */
  listing = $state(false)
  phone = $state(false)
  still = $state(false)
  replay = $state.raw<Replay | null>(null)
  /** Of several seats at this screen: the one that was asked last. */
  private lastAsked = $state<number | null>(null)
  /** Of several people at this screen: the one who has opened the curtain. */
  private openedBy = $state<number | null>(null)
  /** The decision last answered for the reader. */
  private passed: number | null = null
  /** Whether the reader's last deed was to take one back. */
  private takenBack = false

  readonly model: TableModel
  readonly module: GameModule
  readonly catalogue: unknown
  readonly wording: Wording
  /** The version of the rules that new tables play. */
  readonly rules: number

  constructor(model: TableModel, module: GameModule, wording: Wording, rules: number) {
    this.model = model
    this.module = module
    this.catalogue = wording.catalogue
    this.wording = wording
    this.rules = rules
  }

  get game(): string {
    return this.module.name
  }

  /** The version of the rules that this game goes on under, when newer ones have come since it was begun. */
  readonly olderRules = $derived.by((): number | null => {
    const begun = this.model.summary?.rules ?? this.rules
    return begun < this.rules ? begun : null
  })

  /** The seats at this screen that people play themselves. */
  private readonly people = $derived.by((): readonly number[] => {
    const { held, summary } = this.model
    return held.filter((seat) => !summary?.seats[seat]?.stand_in)
  })

  /** Whose eyes we look through: of the seats we play the one that is asked, or was asked last. */
  readonly seat = $derived.by((): Listener => {
    const { held, summary } = this.model
    // What a bot does for somebody is nothing for the eyes of the others.
    const own = this.people.length > 0 ? this.people : held
    const asked = summary?.asked ?? null
    if (asked !== null && own.includes(asked)) return asked
    if (this.lastAsked !== null && own.includes(this.lastAsked)) return this.lastAsked
    return own[0] ?? null
  })

  /** Whether somebody at this screen sees what another must not; a game that does not say is judged by its views. */
  private readonly hides = $derived.by(() => {
    if (this.module.hides !== undefined) return this.module.hides
    const [first, ...others] = this.people.map((seat) => JSON.stringify(this.model.states.get(seat)?.view))
    return others.some((other) => other !== first)
  })

  readonly facing = $derived.by(() => settings.fixedField ? (this.model.held[0] ?? null) : this.seat)

  readonly state = $derived.by<State | null>(() => this.model.states.get(this.seat) ?? null)
  private readonly told = $derived.by<Story>(() => this.model.stories.get(this.seat) ?? [])
  readonly whole = $derived.by<Story>(() => ofTheGame(this.told))
  readonly story = $derived.by<Story>(() => standing(this.whole))
  /** The story with what happened beside the game. */
  readonly log = $derived.by<Story>(() => standing(this.told))
  readonly view = $derived.by(() => this.replay ? this.replay.view : (this.state?.view ?? null))
  readonly asked = $derived.by(() => this.replay ? null : (this.state?.asked ?? null))
  readonly mine = $derived.by(() => this.asked !== null && this.asked.seat === this.seat)
  /** The bot that plays for the seat we look from. */
  readonly standIn = $derived.by(() => (this.seat === null ? null : (this.model.summary?.seats[this.seat]?.stand_in ?? null)))
  /** Whoever of several people at this screen is asked now and has not said that they are here: nobody sees a hand yet. */
  readonly curtain = $derived.by((): number | null => {
    const shared = this.people.length > 1 && this.model.summary?.over === false
    return shared && this.openedBy !== this.seat && this.hides ? this.seat : null
  })
  /** What can be done: live, it is our turn, and the server waits for us. */
  readonly legal = $derived.by<readonly Choice[]>(() =>
    this.replay || this.model.pending || this.model.line !== 'open' || this.standIn ? [] : (this.state?.actions ?? []),
  )
  readonly latest = $derived.by((): Story => {
    if (this.replay) return this.replay.events
    const last = this.whole.at(-1)
    return last ? this.whole.filter((line) => line.move === last.move) : []
  })
  readonly unseen = $derived.by<Story>(() => this.replay ? [] : news(this.whole, this.seat))
  readonly changed = $derived.by(() => placesIn(this.unseen, this.module.places))
  /** Where the hovered lines happened; in a replay, where the move shown now happened. */
  readonly lit = $derived.by(() => {
    const lines = this.hoveredLines.length > 0 ? this.hoveredLines : (this.replay?.events ?? [])
    return placesIn(lines, this.module.places)
  })
  /** What the strongest bot thinks of our question, best first; null without a hint for it. */
  readonly advice = $derived.by((): readonly Advised[] | null => {
    const { hinted } = this.model
    if (!hinted || hinted.seat !== this.seat || hinted.decision !== this.state?.decision) return null
    const found = hinted.verdicts.flatMap((verdict) => {
      const choice = this.legal.find(({ id }) => id === verdict.action)
      return choice ? [{ choice, verdict }] : []
    })
    return found.length > 0 ? found : null
  })
  readonly hinting = $derived.by(() => this.mine && this.model.hinting === this.state?.decision)
  readonly canHint = $derived.by(
    () => this.mine && !this.hinting && this.legal.length > 1 && (this.model.summary?.hints ?? false),
  )
  /** Whether the advice lies on the board. */
  readonly advised = $derived.by(
    () => this.hinting || (this.advice !== null && this.putAway !== this.state?.decision),
  )
  /** What the lesson says, through the learner's eyes. */
  readonly lesson = $derived.by(() => (this.replay ? null : (this.state?.lesson ?? null)))
  /** What the companion has shown for this question. */
  private readonly shown = $derived.by((): Choice | null => {
    const { shown } = this.model
    if (!shown || shown.seat !== this.seat || shown.decision !== this.state?.decision) return null
    return this.legal.find(({ id }) => id === shown.action) ?? null
  })
  /** The advice that is looked at: the best, until the reader turns to another. */
  readonly looked = $derived.by((): Choice | null => {
    if (this.shown) return this.shown
    if (!this.advised || !this.advice) return null
    const at = this.advice.find(({ choice }) => choice === this.preferred) ?? this.advice[0]
    return at?.choice ?? null
  })
  /** What glows on the board: everything that can be done, or with a hint only what is advised. */
  readonly choices = $derived.by((): readonly Choice[] => (this.looked ? [this.looked] : this.legal))
  /** What the board shows the outcome of. */
  readonly pointed = $derived.by((): Choice | null => this.touched ?? this.looked)
  readonly coordinates = $derived.by(() => settings.coordinates || this.listing)
  readonly motion = $derived.by(() => (this.still ? 0 : TRAVELS[settings.speed]))

  /** To be called in an effect: remembers who was asked, and forgets what no longer can be done. */
  settle(): void {
    const asked = this.model.summary?.asked ?? null
    if (asked !== null && this.model.held.includes(asked)) this.lastAsked = asked
    const ids = this.legal
    if (this.touched && !ids.includes(this.touched)) this.touched = null
    if (this.offered && !this.offered.choices.every((choice) => ids.includes(choice))) this.offered = null
  }

  openCurtain(): void {
    this.replay = null
    this.openedBy = this.seat
  }

  point(choice: Choice | null): void {
    if (choice) {
      this.touched = choice
      return
    }
    // A piece that loses the focus because it is being taken away says so in the middle of the drawing, when nothing
    // may change; and another piece may be pointed at in the same breath.
    const before = this.touched
    queueMicrotask(() => {
      if (this.touched === before) this.touched = null
    })
  }

  act(choice: Choice, at?: Element): void {
    const question = settings.guards ? (this.module.guard?.(choice, this) ?? null) : null
    if (question === null) this.do(choice)
    else this.confirm(choice, question, at ?? document.activeElement ?? document.body)
  }

  /** Does it, whatever speaks against it: the reader has been asked. */
  do(choice: Choice): void {
    this.offered = null
    if (!this.state || !this.legal.includes(choice)) return
    this.takenBack = false
    this.model.act(this.state, choice.id)
  }

  /**
   * To be called in an effect: answers what the reader does not want to be asked, also while they look at a replay.
   * Whoever takes something back passes such a question on the way, and is asked it where the way back ends.
   */
  passOver(): void {
    const { state, model } = this
    // A lesson answers such questions itself.
    if (this.lesson?.kind === 'lesson') return
    if (!state?.asked || state.asked.seat !== state.seat || model.pending || model.line !== 'open' || this.standIn) return
    const choice = this.module.unasked?.(state.asked, state.actions, this.lesson !== null)
    if (!choice || this.passed === state.decision) return
    this.passed = state.decision
    if (!this.takenBack) model.act(state, choice.id)
    else if (state.can_undo) model.undo(state)
  }

  offer(choices: readonly Choice[], at: Element): void {
    const only = choices.length === 1 ? choices[0] : undefined
    if (only) this.act(only, at)
    else if (choices.length > 0) this.offered = { at, choices, title: t('page-menu') }
  }

  /** Says why nothing can be done there; `actions` are what a click would mean, the likeliest first. */
  async explain(actions: readonly Named[], at: Element): Promise<void> {
    const { state, asked } = this
    const spot = at.getBoundingClientRect()
    if (this.replay || !state || this.model.pending || this.model.line !== 'open') return
    if (state.over || !asked) this.tellWhy(spot, t('page-over'))
    else if (this.seat === null) this.tellWhy(spot, t('page-why-watching'))
    else if (!this.mine) this.tellWhy(spot, t('page-wait', { player: this.nameOf(asked.seat) }))
    else if (this.standIn) this.tellWhy(spot, t('refuse-bot-plays'))
    else {
      const [action] = actions
      const refused = action ? await this.model.why(state, action) : null
      // The companion of a lesson has said it already, in its own words.
      if (this.model.remark?.text && this.model.remark.decision === state.decision) return
      // Only a rule says more than the question itself.
      if (refused?.rule && has(refused.reason)) this.tellWhy(spot, t(refused.reason, refused.facts), refused.rule)
      else if (this.mine) this.tellWhy(spot, t('page-why-now', { sentence: this.question }))
    }
  }

  private tellWhy(at: DOMRect, text: string, rule: string | null = null): void {
    this.whyNot = { at, text, rule }
  }

  /** What is asked of us, as a sentence. */
  readonly question = $derived.by(() =>
    this.asked ? ask(this.asked, this) : '',
  )

  confirm(choice: Choice, question: string, at: Element): void {
    this.offered = { at, choices: [choice], title: question }
  }

  readonly canUndo = $derived.by(() => !this.replay && !this.model.pending && (this.state?.can_undo ?? false))

  undo(): void {
    if (!this.canUndo || !this.state) return
    this.takenBack = true
    this.model.undo(this.state)
  }

  hint(): void {
    this.putAway = null
    if (this.canHint && this.advice === null && this.state) this.model.hint(this.state)
  }

  lookAt(choice: Choice): void {
    this.touched = null
    this.preferred = choice
  }

  hideAdvice(): void {
    this.putAway = this.state?.decision ?? null
    this.model.hinting = null
  }

  /** Escape: closes what is open, puts back what was picked up. */
  backOut(): boolean {
    if (this.whyNot) this.whyNot = null
    else if (this.offered) this.offered = null
    else if (this.replay) this.replay = null
    else if (this.advised) this.hideAdvice()
    else if (this.canUndo && this.mine && this.asked && this.module.backsOut.includes(this.asked.name)) this.undo()
    else return false
    return true
  }

  /** Whoever sits alone at this screen is spoken to. */
  get you(): number | null {
    const [own, ...others] = this.model.held
    return own !== undefined && others.length === 0 ? own : null
  }

  nameOf(seat: number): string {
    const { summary } = this.model
    const side = this.view ? (this.module.side?.(this.view, seat) ?? null) : null
    return summary ? playerName(summary, seat, side) : t('page-player', { number: seat + 1 })
  }
}
