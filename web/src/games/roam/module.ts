import type { IconName } from '../../design/icons'
import type { Choice } from '../../generated/protocol'
import { t } from '../../text/fluent.svelte'
import type { GameModule } from '../module'
import Board from './Board.svelte'
import { chapters } from './chapters'
import Drawer from './Drawer.svelte'
import { places } from './places'
import Player from './Player.svelte'
import Result from './Result.svelte'
import Strip from './Strip.svelte'
import { colourOf, type RoamView } from './view'
import { ask, describe, tell } from './words'

/** What stands beside the sentence, in this order; the first ones that are there move the game on. */
const BUTTONS: readonly string[] = ['end_actions', 'skip', 'pass', 'place_nothing', 'use_rotate', 'early_rise', 'use_coin']
const MAIN: readonly string[] = ['end_actions', 'skip']

const ICONS: Readonly<Record<string, IconName>> = {
  activate: 'person',
  early_rise: 'wake',
  use_coin: 'coin',
  use_turn: 'turnCard',
  use_move: 'move',
  move_to: 'move',
  use_rotate: 'rotate',
  place: 'target',
  place_nothing: 'close',
  put: 'token',
  fill: 'freeSquare',
  use_replace: 'replace',
  end_actions: 'check',
  resolve: 'location',
  pass: 'close',
  bid: 'auction',
  buy_artifact: 'artifact',
  skip: 'stepForward',
}

const CHAPTER: Readonly<Record<string, string>> = {
  start: 'turn',
  choose_anchor: 'placing',
  choose_solid: 'placing',
  acting: 'empty-squares',
  move_to: 'artifacts',
  resolving: 'exploring',
  bid: 'auction',
  market: 'artifacts',
}

const kindOf = (choice: Choice): string => String(choice.action.kind)

const roam: GameModule = {
  name: 'roam',
  Board,
  Drawer,
  Player,
  Strip,
  Result,
  colours: (view: RoamView) => view.players.map((_, seat) => colourOf(view, seat)),
  order: (view: RoamView) => view.order,
  score: (view: RoamView, seat) => view.players[seat]?.score ?? null,
  progress: (view: RoamView) => (view.ending ? t('roam-last-round') : t('roam-round', { round: view.round })),
  ask,
  describe,
  iconOf: (choice) => ICONS[kindOf(choice)] ?? 'target',
  tell,
  places,
  buttons: (choices) =>
    BUTTONS.flatMap((kind) => choices.filter((choice) => kindOf(choice) === kind)).map((choice) => ({
      choice,
      main: MAIN.includes(kindOf(choice)),
    })),
  headings: ['turn'],
  backsOut: ['choose_anchor', 'choose_solid', 'move_to'],
  chapterOf: (step) => CHAPTER[step] ?? 'turn',
  chapters,
}

export default roam
