/** A table as this page knows it: what the server has said, and what we have asked of it. */
import { doorKeys } from '../app/keys'
import { settings } from '../app/settings.svelte'
import { toast } from '../app/toasts.svelte'
import type { Act, Hinted, LessonWish, Looked, Refused, ServerMessage, Shown, State, TableSummary, Undo } from '../generated/protocol'
import type { Named } from '../games/module'
import { t } from '../text/fluent.svelte'
import { Connection, socketAddress, type Line } from './connection'
import { Pacing } from './pacing'
import { lengthened, nothingYet, withNew, type ByListener, type Listener, type Story } from './stories'

/** Refusals that are no surprise to the reader, because the right state follows at once. */
const QUIET: readonly string[] = ['stale', 'not-your-turn']

/** Why something does not work in a lesson: said at the place, not at the edge of the page. */
export interface Remark {
  readonly text: string
  readonly rule: string | null
  /** The question it was said to. */
  readonly decision: number
  /** How many tries there were on it. */
  readonly tries: number
}

export class TableModel {
  line = $state<Line>('connecting')
  /** Why the line was closed for good. */
  closedWith = $state<number | null>(null)
  summary = $state.raw<TableSummary | null>(null)
  held = $state.raw<readonly number[]>([])
  host = $state(false)
  connected = $state.raw<readonly boolean[]>([])
  /** Who has been gone for so long that a bot may play on. */
  away = $state.raw<readonly boolean[]>([])
  spectators = $state(0)
  thinking = $state<number | null>(null)
  states = $state.raw<ByListener<State>>(nothingYet())
  stories = $state.raw<ByListener<Story>>(nothingYet())
  /** The decision that a hint is being thought about for, and the last one that came. */
  hinting = $state<number | null>(null)
  hinted = $state.raw<Hinted | null>(null)
  /** What the companion of a lesson has shown, and its remark on the last try. */
  shown = $state.raw<Shown | null>(null)
  remark = $state.raw<Remark | null>(null)
  /** What was asked of the server and not answered yet. */
  pending = $state.raw<Act | Undo | null>(null)

  /** Whether more has happened than is shown. */
  behind = $state(false)

  private readonly connection: Connection
  private readonly pacing = new Pacing(
    (message) => {
      this.hear(message)
      this.behind = this.pacing.busy
    },
    () => settings.speed,
    () => this.held,
  )
  private looking: ((looked: Looked) => void) | null = null
  /** Who waits to hear why something cannot be done, by the ref of the question. */
  private wondering: Record<string, (refused: Refused) => void> = {}
  // Refs must be new for every act of a seat, also after a reload.
  private readonly session = Math.random().toString(36).slice(2, 10)
  private acts = 0

  readonly id: string

  constructor(id: string) {
    this.id = id
    this.connection = new Connection(socketAddress(id), {
      join: () => ({ type: 'join', keys: doorKeys(id).slice(0, 16), since: this.heard() }),
      hear: (message) => {
        this.pacing.hear(message)
        this.behind = this.pacing.busy
      },
      line: (line, code) => {
        this.line = line
        this.closedWith = code ?? null
      },
    })
  }

  act(state: State, action: number): void {
    this.send({ type: 'act', seat: state.seat ?? 0, decision: state.decision, action, ref: this.ref() })
  }

  undo(state: State): void {
    this.send({ type: 'undo', seat: state.seat ?? 0, decision: state.decision, ref: this.ref() })
  }

  hint(state: State): void {
    if (this.hinting === state.decision) return
    this.hinting = state.decision
    this.hinted = null
    this.connection.say({ type: 'hint', seat: state.seat ?? 0, decision: state.decision })
  }

  /** Leafs through the lesson. */
  leaf(state: State, wish: LessonWish['wish']): void {
    this.connection.say({ type: 'lesson', seat: state.seat ?? 0, decision: state.decision, wish })
  }

  /** Tries something that cannot be done here, to be told why. */
  attempt(state: State, action: string): void {
    this.send({ type: 'act', seat: state.seat ?? 0, decision: state.decision, action, ref: this.ref() })
  }

  /** Why an action cannot be done now. */
  why(state: State, action: Named): Promise<Refused> {
    const ref = this.ref()
    return new Promise((resolve) => {
      this.wondering[ref] = resolve
      this.connection.say({ type: 'why', seat: state.seat ?? 0, decision: state.decision, action, ref })
    })
  }

  /** Lets a bot play for the person at a seat. */
  standIn(seat: number, bot: string): void {
    this.connection.say({ type: 'stand-in', seat, bot })
  }

  /** Takes a seat of ours back from the bot. */
  comeBack(seat: number): void {
    this.connection.say({ type: 'return', seat })
  }

  /** The last moves with the views between them. */
  look(seat: Listener, count: number): Promise<Looked> {
    return new Promise((resolve) => {
      this.looking = resolve
      this.connection.say({ type: 'look', seat, count, upto: null })
    })
  }

  /** Sits down with keys that came later. */
  rejoin(): void {
    this.connection.again()
  }

  /** Shows at once what has happened. */
  skip(): void {
    this.pacing.skip()
    this.behind = false
  }

  close(): void {
    this.pacing.drop()
    this.connection.close()
  }

  private ref(): string {
    this.acts += 1
    return `${this.session}-${this.acts}`
  }

  private send(message: Act | Undo): void {
    if (this.pending) return
    this.pending = message
    this.connection.say(message)
  }

  private heard(): { seat: Listener; seq: number }[] {
    return [...this.stories].map(([seat, story]) => ({ seat, seq: story.at(-1)?.seq ?? 0 }))
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.summary = message.table
        this.held = message.seats
        this.host = message.host
        this.thinking = null
        this.hinting = null
        this.wondering = {}
        // The line broke before the answer came: ask again. The server knows by its ref whether it was done.
        if (this.pending) this.connection.say(this.pending)
        break
      case 'events': {
        const story = lengthened(this.stories.get(message.seat) ?? [], message.after, message.events)
        if (story) this.stories = withNew(this.stories, message.seat, story)
        else this.startOver()
        break
      }
      case 'state':
        this.states = withNew(this.states, message.seat, message)
        if (this.remark && this.remark.decision !== message.decision) this.remark = null
        // The next question says as much as `done`, and often comes first. Whoever answers it at once must be heard.
        if (this.pending?.seat === message.seat && this.pending.decision !== message.decision) this.pending = null
        if (this.summary) {
          this.summary = { ...this.summary, asked: message.asked?.seat ?? null, over: message.over }
        }
        break
      case 'done':
        if (this.pending?.ref === message.ref) this.pending = null
        break
      case 'refused':
        this.refused(message)
        break
      case 'presence':
        this.connected = message.connected
        this.away = message.away
        this.spectators = message.spectators
        break
      case 'thinking':
        if (message.thinking) this.thinking = message.seat
        else if (this.thinking === message.seat) this.thinking = null
        break
      case 'hinted':
        if (this.hinting === message.decision) this.hinting = null
        this.hinted = message
        break
      case 'shown':
        this.shown = message
        break
      case 'seated':
        this.summary = message.table
        break
      case 'looked':
        this.looking?.(message)
        this.looking = null
        break
    }
  }

  /** Something was missed: forget what was heard and hear it all again. */
  private startOver(): void {
    this.stories = nothingYet()
    this.connection.again()
  }

  private refused(message: Refused): void {
    const { [message.ref ?? '']: wonders, ...others } = this.wondering
    if (wonders) {
      this.wondering = others
      wonders(message)
      return
    }
    if (message.ref === null) this.hinting = null
    if (message.ref === null || this.pending?.ref === message.ref) this.pending = null
    if (QUIET.includes(message.code)) {
      toast(t('page-moved-on'))
      return
    }
    const said = t(message.reason, message.facts)
    const learner = [...this.states.values()].find(({ lesson }) => lesson)
    if (learner && (message.code === 'not-in-lesson' || message.code === 'illegal')) {
      const { decision } = learner
      const tries = this.remark?.decision === decision ? this.remark.tries + 1 : 1
      this.remark = { text: said, rule: message.rule, decision, tries }
      return
    }
    toast(said, 'problem', message.rule)
  }
}
