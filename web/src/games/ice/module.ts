import type { Choice } from '../../generated/protocol'
import { t } from '../../text/fluent.svelte'
import type { GameModule } from '../module'
import Board from './Board.svelte'
import type { EditionName } from './edition'
import Drawer from './Drawer.svelte'
import { guard } from './guard'
import { iconOf } from './icons'
import { nothingElse } from './empty'
import { keepTiles } from './offers.svelte'
import { marks } from './marks'
import { meant } from './meaning'
import { places } from './places'
import { guildName } from './printed'
import Player from './Player.svelte'
import Result from './Result.svelte'
import { sounds } from './sounds'
import Strip from './Strip.svelte'
import { colourOf, type IceView } from './view'

/** What stands beside the sentence, in this order; the main ones move the game on. */
const BUTTONS: readonly string[] = [
  ...['excavate', 'crampon', 'stride', 'pitch', 'take_back', 'accept', 'last_turn', 'go_on', 'send_back', 'end_turn'],
]
const MAIN: readonly string[] = ['accept', 'last_turn', 'go_on', 'end_turn']

const LOGBOOK: readonly string[] = [
  ...['logbook', 'caravan', 'shortage', 'free_move', 'camp_order', 'gather', 'gather_some', 'pitch', 'helping', 'quake'],
  ...['snowstorm', 'displace', 'pack', 'whiteout'],
]

/** The section of the rules that explains a step, in both editions. */
const CHAPTER: Readonly<Record<string, string>> = {
  keep_requests: 'requests',
  turn: 'turn',
  discard_snow: 'snow',
  build: 'actions',
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
  sending: 'city',
  last_turn: 'end',
  name_edifice: 'end',
  rope_down: 'excavating',
  overflow: 'snow',
  distill: 'guilds',
  charm: 'snow',
  gift: 'snow',
  turn_tile: 'snow',
  wyvern: 'edifices',
  offer: 'alone',
  // Of the logbook.
  ...Object.fromEntries(LOGBOOK.map((step) => [step, 'logbook'])),
}
const SNOW: readonly string[] = [
  ...['spiders', 'smilodon', 'smilodon_to', 'manta', 'yacht', 'whistle', 'whistle_to', 'rune'],
]

const GIST: readonly string[] = [
  ...['edifice', 'validated', 'excavated', 'rescued', 'icon', 'sent_back', 'sent', 'destroyed', 'played', 'built'],
  ...['planned', 'studied', 'overworked', 'bought', 'picked', 'moved', 'recruited', 'gained_rp', 'sunset'],
]

const kindOf = (choice: Choice): string => String(choice.action.kind)

export const moduleOf = (name: EditionName): GameModule => ({
  name,
  Board,
  Drawer,
  Player,
  Strip,
  Result,
  hides: true,
  side: (view: IceView, seat) => (view.players[seat] ? guildName(view.players[seat].guild) : null),
  colours: (view: IceView) => view.players.map((_, seat) => colourOf(view, seat)),
  order: (view: IceView) => view.order,
  score: (view: IceView, seat) => view.players[seat]?.score ?? null,
  progress: (view: IceView) => t('ice-page-day', { day: view.day, days: view.days }),
  iconOf,
  places,
  buttons: (choices) => {
    const offered = BUTTONS.flatMap((kind) => choices.filter((choice) => kindOf(choice) === kind))
    const main = MAIN.find((kind) => offered.some((choice) => kindOf(choice) === kind))
    return offered.map((choice) => ({ choice, main: kindOf(choice) === main }))
  },
  guard,
  unasked: (asked, choices, guided) => keepTiles(asked, choices) ?? (guided ? nothingElse(choices) : null),
  meant,
  sounds,
  marks,
  headings: ['turn', 'sunrise'],
  gist: GIST,
  backsOut: ['build', 'second_step', ...SNOW, 'obliterate', 'provide', 'pay'],
  chapterOf: (step) => CHAPTER[step] ?? (SNOW.includes(step) ? 'snow' : 'day'),
})

export default moduleOf('ice2')
