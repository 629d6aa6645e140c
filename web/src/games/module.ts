/**
 * What a game brings to the table page.
 *
 * The table shell (src/table) does everything that is the same for all games: the socket, the sentence that says what
 * is asked and its buttons, the list of all actions, undo, the log, replay, players' names, presence, phone panes, the
 * menu at an ambiguous place, tooltips, the result dialog. A game draws its view and says what things are called. It
 * has no rules: what can be done is `scene.choices`, nothing else.
 *
 * A game that brings nothing is played on the plain table (`games/plain`), which draws any view and offers the actions
 * by their names; games of other packages always are. To give a game `foo` of the house a board of its own:
 *  1. `games/foo/lobby.ts` exports a `Lobby`: small, for the home page, loaded at once.
 *  2. `games/foo/module.ts` exports a `GameModule` as default: loaded when a table of the game is opened.
 *  3. Name both in `games/registry.ts`.
 *
 * Texts, in `src/nunatak/locale/en/foo.ftl` or in the game's own package: `foo-title`, `foo-tagline`,
 * `foo-option-<name>` and `-help`, `foo-value-<option>-<value>`, `foo-ask-<step>` (asked of you), `foo-wait-<step>`
 * (asked of somebody else, with $player), `foo-do-<kind>`, `foo-event-<kind>`, `foo-refuse-...`, and in a package of its own
 * `foo-rules-<section>` with its paragraphs. The rules of ours: see `src/rules/reference.ts`.
 *
 * How the parts work together:
 *  - `Board` is the common area, `Drawer` the own area, `Player` the body of one player's card in the rail, `Strip` a
 *    one-line own area under the board of a phone, `Result` the drawing of the final score.
 *  - Every component gets the same `scene`. It is reactive: read it in markup or `$derived`.
 *  - A piece that can be clicked collects its choices from `scene.choices` and calls `scene.offer(choices, element)`:
 *    one choice is done at once, several open a small menu at the place.
 *  - Hover and focus call `scene.point(choice)`; `scene.pointed` may also come from the list of all actions. The board
 *    draws what the pointed choice would do from `choice.preview`.
 *  - Places are texts of the game's own choosing ("r2c1", "slot-3", "seat-0"). `places(event)` names those an event
 *    touched; the board marks the ones in `scene.lit` (a log line is hovered) and `scene.changed` (news since the
 *    reader last acted).
 *  - Only what is in `scene.choices` may wear the lantern colour.
 *  - The board lies in a `Zoom` (`table/zoom`), so that it can be brought closer. Whatever can be pressed says `data-target`:
 *    on a phone the board comes closer until a finger can aim at it, and a chip leads to what is out of sight.
 *  - What is shown but cannot be done now answers a click with the reason: give its element a `data-` attribute that says
 *    what it is, and say in `meant` which action a click on it would be. A button that offers nothing is
 *    `aria-disabled`, not `disabled`, so that it can be asked.
 */
import type { Component } from 'svelte'
import type { IconName } from '../design/icons'
import type { PlayerColour } from '../design/players'
import type { Cue } from '../table/sound/tones'
import type { Asked, Choice, Result, Told } from '../generated/protocol'
import type { Speech } from '../text/words'
import type { Marked } from './marks'

export type GameEvent = Told['event']
export type Named = Choice['action']
/** Something on the table, by the `data-` attributes of its element. */
export type Place = Readonly<Record<string, string | undefined>>

/**
 * What a game asks, by the types of its view. Only whoever is asked is told the facts: `'due' in facts` says for which
 * questions there are such, and each may be missing.
 */
type AskedOf<Q> = Q extends { step: infer Name; prompt?: infer Facts }
  ? { readonly name: Name; readonly seat: number; readonly facts: Partial<NonNullable<Facts>> }
  : never
export type AskedIn<V> = V extends { readonly question: infer Q } ? AskedOf<NonNullable<Q>> : Asked

/** What every component of a game is given. V is the game's view, C its catalogue of printed components. */
export interface Scene<V = unknown, C = unknown> extends Speech {
  /** The server's name for the game. */
  readonly game: string
  readonly view: V
  readonly catalogue: C
  /** Through whose eyes: null for a spectator. */
  readonly seat: number | null
  /** The seat towards which the board is turned; differs from `seat` only when the reader wants it fixed. */
  readonly facing: number | null
  readonly asked: AskedIn<V> | null
  /** The legal answers; empty when it is somebody else's turn, while an answer is on its way, and in replays. */
  readonly choices: readonly Choice[]
  readonly pointed: Choice | null
  readonly lit: ReadonlySet<string>
  readonly changed: ReadonlySet<string>
  /** The lines told of the move that led to this view, for animation; and of everything before, for panels. */
  readonly latest: readonly Told[]
  readonly story: readonly Told[]
  /** A narrow screen: parts lie above each other and fingers are thick. */
  readonly phone: boolean
  /** Whether the coordinates of places are printed on the board. */
  readonly coordinates?: boolean
  /** How long a piece may travel, in milliseconds; 0 when the reader wants no motion. */
  readonly motion: number
  point(choice: Choice | null): void
  /** Does it; first asks, at the place, if the game's `guard` has a question. */
  act(choice: Choice, at?: Element): void
  /** Does the only choice, or opens a menu at the place. */
  offer(choices: readonly Choice[], at: Element): void
  /** Asks before doing something that is legal but hardly meant. */
  confirm(choice: Choice, question: string, at: Element): void
}

export interface SceneProps<V = unknown, C = unknown> {
  scene: Scene<V, C>
}

export interface PlayerProps<V = unknown, C = unknown> extends SceneProps<V, C> {
  seat: number
  /** Show everything; otherwise a line or two. */
  open: boolean
}

export interface ResultProps<V = unknown, C = unknown> extends SceneProps<V, C> {
  result: Result
}

/* eslint-disable @typescript-eslint/no-explicit-any -- each game knows its own view and catalogue */
export interface GameModule {
  readonly name: string
  readonly Board: Component<SceneProps<any, any>>
  readonly Drawer: Component<SceneProps<any, any>>
  readonly Player: Component<PlayerProps<any, any>>
  readonly Strip?: Component<SceneProps<any, any>>
  readonly Result: Component<ResultProps<any, any>>
  /** Whether players hold something that the others may not see, and a curtain falls between them at a shared screen. */
  readonly hides?: boolean
  /** What a player who has no name is called: the colour, guild or tribe. */
  side?(view: any, seat: number): string | null
  /** The house colour of each seat. */
  colours(view: any): readonly PlayerColour[]
  /** The seats in the order in which they play. */
  order(view: any, seats: number): readonly number[]
  /** A number to show beside a player's name, or null while it would betray something. */
  score(view: any, seat: number): number | null
  /** A short line on how far the game is ("Round 4"). */
  progress(view: any): string
  /** What the next game may take over from a finished one, and what to call it. */
  sequel?(view: any): { readonly label: string; readonly options: Readonly<Record<string, unknown>> } | null
  iconOf(choice: Choice): IconName
  places(event: GameEvent): readonly string[]
  /** Choices that belong beside the sentence, in order; `main` is the one that moves the game on. */
  buttons(choices: readonly Choice[], asked: AskedIn<any> | null): readonly { readonly choice: Choice; readonly main: boolean }[]
  /** The order in which the list of all actions names them; as the rules do, if the game does not mind. */
  listed?(choices: readonly Choice[]): readonly Choice[]
  /** What to ask before something is given away that may not be meant: what is lost; null when nothing is. */
  guard?(choice: Choice, scene: Scene<any, any>): string | null
  /** The answer for a reader who does not want to be asked this; null when they are to be asked. `guided`: with a companion. */
  unasked?(asked: Asked, choices: readonly Choice[], guided: boolean): Choice | null
  /**
   * The actions that a click there would mean, the likeliest first, so that the table can say why it cannot be done; none
   * when no action fits, null when this is no place of the game.
   */
  meant?(place: Place, scene: Scene<any, any>): readonly Named[] | null
  /** What is heard of an event, by its kind. */
  readonly sounds?: Readonly<Record<string, Cue | undefined>>
  /** Where an answer is given, for those who look back at it; nowhere, if the game does not say. */
  marks?(choice: Choice, scene: Scene<any, any>): Marked
  /** Kinds of events that begin a new paragraph of the log. */
  readonly headings: readonly string[]
  /** Kinds of events that matter in a summary of a turn, the weightiest first; their words are `foo-gist-<kind>`. */
  readonly gist: readonly string[]
  /** Steps from which Escape takes the last action back: something was picked up but not put down. */
  readonly backsOut: Pick<readonly string[], 'includes'>
  /** The section of the rules that explains a step. */
  chapterOf(step: string): string
}
/* eslint-enable @typescript-eslint/no-explicit-any */

/** What the home page needs to know of a game before anybody has chosen it. */
export interface Lobby {
  readonly name: string
  /** A picture for the card on the home page; may be loaded late. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- ours need to be told nothing, others which game it is
  readonly cover: () => Promise<{ default: Component<any> }>
  /** What each seat gets if nothing else is wished, for the options that differ by seat. */
  seatDefaults(option: string, players: number): readonly string[]
  /** Options that follow from the number of players; the others stay as they are. */
  settle?(options: Readonly<Record<string, unknown>>, players: number): Readonly<Record<string, unknown>>
  /** Options that settle a doubt in the rules rather than vary the game: few readers want to see them. */
  readonly rulings?: readonly string[]
  /** The house colour of an option value, where it is a colour. */
  colourOf(option: string, value: string): PlayerColour | null
}
