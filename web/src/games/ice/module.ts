import type { Choice } from '../../generated/protocol'
import { t } from '../../text/fluent.svelte'
import type { GameModule } from '../module'
import Board from './Board.svelte'
import { chapters } from './chapters'
import Drawer from './Drawer.svelte'
import { iconOf } from './icons'
import { places } from './places'
import Player from './Player.svelte'
import Result from './Result.svelte'
import Strip from './Strip.svelte'
import { colourOf, type IceView } from './view'
import { ask, describe, tell } from './words'

/** What stands beside the sentence, in this order; the main ones move the game on. */
const BUTTONS: readonly string[] = ['excavate', 'crampon', 'pitch', 'take_back', 'go_on', 'end_turn']
const MAIN: readonly string[] = ['go_on', 'end_turn']

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
}
const SNOW: readonly string[] = [
  ...['spiders', 'smilodon', 'smilodon_to', 'manta', 'yacht', 'whistle', 'whistle_to', 'rune'],
]

const kindOf = (choice: Choice): string => String(choice.action.kind)

const ice2: GameModule = {
  name: 'ice2',
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
  buttons: (choices) =>
    BUTTONS.flatMap((kind) => choices.filter((choice) => kindOf(choice) === kind)).map((choice) => ({
      choice,
      main: MAIN.includes(kindOf(choice)),
    })),
  headings: ['turn', 'sunrise'],
  backsOut: ['build', 'second_step', ...SNOW, 'obliterate', 'provide', 'pay'],
  chapterOf: (step) => CHAPTER[step] ?? (SNOW.includes(step) ? 'snow' : 'day'),
  chapters,
}

export default ice2
