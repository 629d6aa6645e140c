import type { Choice } from '../../generated/protocol'
import { t } from '../../text/fluent.svelte'
import type { GameModule } from '../module'
import Board from './Board.svelte'
import { secondChapters } from './chapters'
import type { EditionName } from './edition'
import Drawer from './Drawer.svelte'
import { iconOf } from './icons'
import { keepTiles } from './offers.svelte'
import { places } from './places'
import Player from './Player.svelte'
import Result from './Result.svelte'
import Strip from './Strip.svelte'
import { guardRequests } from './unpaid'
import { colourOf, type IceView } from './view'
import { ask, describe, tell } from './words'

/** What stands beside the sentence, in this order; the main ones move the game on. */
const BUTTONS: readonly string[] = [
  ...['excavate', 'crampon', 'stride', 'pitch', 'take_back', 'accept', 'last_turn', 'go_on', 'send_back', 'end_turn'],
]
const MAIN: readonly string[] = ['accept', 'last_turn', 'go_on', 'end_turn']

/** Where the how-to-play page explains a step, in both editions. */
const CHAPTER: Readonly<Record<string, string>> = {
  keep_requests: 'requests',
  turn: 'turn',
  discard_snow: 'snow',
  build: 'turn',
  second_step: 'variants',
  excavation: 'excavating',
  window_b: 'excavating',
  window_c: 'excavating',
  distribute: 'excavating',
  place_group: 'excavating',
  relocate: 'excavating',
  collapse: 'collapse',
  refuge: 'guilds',
  provide: 'guilds',
  choose_slot: 'artifacts',
  prismatics: 'artifacts',
  obliterate: 'artifacts',
  pick_request: 'requests',
  validate: 'requests',
  pay: 'requests',
  drop_requests: 'requests',
  study_gift: 'variants',
  // Of the first edition.
  draft: 'requests',
  pass_on: 'requests',
  consult: 'requests',
  assign: 'end',
  sending: 'day',
  last_turn: 'end',
  name_edifice: 'end',
  rope_down: 'excavating',
  overflow: 'snow',
  distill: 'guilds',
  charm: 'snow',
  gift: 'snow',
  turn_tile: 'snow',
  wyvern: 'variants',
  offer: 'alone',
}
const SNOW: readonly string[] = [
  ...['spiders', 'smilodon', 'smilodon_to', 'manta', 'yacht', 'whistle', 'whistle_to', 'rune'],
]

const kindOf = (choice: Choice): string => String(choice.action.kind)

export const moduleOf = (name: EditionName, chapters: GameModule['chapters']): GameModule => ({
  name,
  Board,
  Drawer,
  Player,
  Strip,
  Result,
  colours: (view: IceView) => view.players.map((_, seat) => colourOf(view, seat)),
  order: (view: IceView) => view.order,
  score: (view: IceView, seat) => view.players[seat]?.score ?? null,
  progress: (view: IceView) => t('ice-page-day', { day: view.day, days: view.days }),
  ask,
  describe,
  iconOf,
  tell,
  places,
  buttons: (choices) => {
    const offered = BUTTONS.flatMap((kind) => choices.filter((choice) => kindOf(choice) === kind))
    const main = MAIN.find((kind) => offered.some((choice) => kindOf(choice) === kind))
    return offered.map((choice) => ({ choice, main: kindOf(choice) === main }))
  },
  guard: guardRequests,
  unasked: keepTiles,
  headings: ['turn', 'sunrise'],
  backsOut: ['build', 'second_step', ...SNOW, 'obliterate', 'provide', 'pay'],
  chapterOf: (step) => CHAPTER[step] ?? (SNOW.includes(step) ? 'snow' : 'day'),
  chapters,
})

export default moduleOf('ice2', secondChapters)
