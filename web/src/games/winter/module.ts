import type { IconName } from '../../design/icons'
import type { Choice } from '../../generated/protocol'
import { t } from '../../text/fluent.svelte'
import type { GameModule } from '../module'
import Board from './Board.svelte'
import Drawer from './Drawer.svelte'
import { guard } from './guard'
import { meantFirst } from './meant'
import { marks } from './marks'
import { meant } from './meaning'
import { places } from './places'
import Player from './Player.svelte'
import Result from './Result.svelte'
import { sounds } from './sounds'
import Strip from './Strip.svelte'
import { colourOf, type WinterAsked, type WinterView } from './view'

/** What stands beside the sentence, in this order: what has no place on the table, or moves the game on. */
const BUTTONS: readonly string[] = [
  'draw',
  'take',
  'keep_token',
  'next_token',
  'decline',
  'end_step',
  'slide',
  'close',
  'end_turn',
]
const MAIN: readonly string[] = ['slide', 'end_turn', 'close', 'end_step', 'keep_token']

const ICONS: Readonly<Record<string, IconName>> = {
  choose_chief: 'person',
  choose_setup: 'flag',
  choose_side: 'turnCard',
  play: 'play',
  discard: 'close',
  use: 'target',
  use_chief: 'person',
  work: 'replace',
  place: 'location',
  slide: 'stepForward',
  end_turn: 'check',
  put: 'deck',
  close: 'check',
  claim: 'location',
  collect: 'plus',
  end_step: 'stepForward',
  forgo_use: 'close',
  forgo_claim: 'close',
  forgo_collect: 'close',
  take: 'plus',
  instead: 'replace',
  advance: 'chevronUp',
  draw: 'deck',
  raise: 'outpost',
  place_camp: 'home',
  move: 'move',
  settle: 'home',
  take_tribe: 'person',
  recruit: 'person',
  take_culture: 'deck',
  take_animal: 'target',
  draw_animal: 'deck',
  reveal_animals: 'awake',
  tip: 'rotate',
  bury: 'chevronDown',
  take_stone: 'artifact',
  decline: 'close',
  keep_token: 'token',
  next_token: 'tower',
  use_token: 'token',
}

const GIST: readonly string[] = [
  ...['took_stone', 'settled', 'took_animal', 'drew_animal', 'raised', 'placed_figure', 'took_culture', 'took_tribe'],
  ...['scored', 'advanced', 'placed_camp', 'moved_camp', 'tipped', 'buried', 'closed_deck', 'gained', 'drew'],
]

const CHAPTER: Readonly<Record<string, string>> = {
  choose_chief: 'variants',
  choose_setup: 'variants',
  choose_side: 'chief',
  culture: 'culture',
  pay_for_culture: 'culture',
  column: 'columns',
  rest: 'rest',
  rest_token: 'variants',
  gains: 'gains',
  waiting: 'gains',
  pay_cards: 'gains',
  eclipse_deck: 'eclipse',
  eclipse_cards: 'eclipse',
  eclipse_terrain: 'eclipse',
  eclipse_board: 'eclipse',
}

/** Whether the question names something else to do, or asks who works: nobody is to be led past that. */
function hasMore(asked: WinterAsked | null): boolean {
  const facts = asked?.facts
  if (!facts) return false
  if (('who' in facts && facts.who) || ('draws' in facts && facts.draws)) return true
  return 'deeds' in facts && (facts.deeds?.length ?? 0) > 0
}

const kindOf = (choice: Choice): string => String(choice.action.kind)

const winter: GameModule = {
  name: 'winter',
  Board,
  Drawer,
  Player,
  Strip,
  Result,
  hides: true,
  colours: (view: WinterView) => view.players.map((_, seat) => colourOf(view, seat)),
  order: (view: WinterView) => view.order,
  score: (view: WinterView, seat) => (view.over ? view.players[seat]?.score : view.players[seat]?.vp) ?? null,
  progress: (view: WinterView) => t('winter-progress', { round: view.round, turn: view.turn, phase: view.phase }),
  iconOf: (choice) => ICONS[kindOf(choice)] ?? 'target',
  places,
  buttons: (choices, asked: WinterAsked | null) =>
    BUTTONS.flatMap((kind) => choices.filter((choice) => kindOf(choice) === kind)).map((choice) => ({
      choice,
      main: MAIN.includes(kindOf(choice)) && !hasMore(asked),
    })),
  listed: meantFirst,
  guard,
  meant,
  sounds,
  marks,
  headings: ['turn', 'round'],
  gist: GIST,
  backsOut: ['pay_for_culture', 'pay_cards'],
  chapterOf: (step) => CHAPTER[step] ?? 'turn',
}

export default winter
