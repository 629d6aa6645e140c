import type { IconName } from '../../design/icons'
import type { Choice } from '../../generated/protocol'
import { t } from '../../text/fluent.svelte'
import type { GameModule } from '../module'
import { abilityOf, isDirect } from './abilities'
import { pictureOf } from './art/artifacts'
import Board from './Board.svelte'
import Drawer from './Drawer.svelte'
import { guard } from './guard'
import { marks } from './marks'
import { meant } from './meaning'
import { places } from './places'
import Player from './Player.svelte'
import Result from './Result.svelte'
import { sounds } from './sounds'
import Strip from './Strip.svelte'
import { colourOf, type RoamView } from './view'

/** What stands beside the sentence, in this order, and then what artifacts can do; the main ones move the game on. */
const BUTTONS: readonly string[] = ['end_actions', 'skip', 'pass', 'place_nothing', 'early_rise']
const MAIN: readonly string[] = ['end_actions', 'skip']

const ICONS: Readonly<Record<string, IconName>> = {
  activate: 'person',
  early_rise: 'wake',
  place: 'target',
  place_nothing: 'close',
  put: 'token',
  fill: 'freeSquare',
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
  resolving: 'exploring',
  bid: 'auction',
  market: 'artifacts',
}

/** Questions with which nothing is in hand; all others, those of abilities too, can be gone back from. */
const PHASES: readonly string[] = ['start', 'acting', 'resolving', 'bid', 'market']

const kindOf = (choice: Choice): string => String(choice.action.kind)

const roam: GameModule = {
  name: 'roam',
  Board,
  Drawer,
  Player,
  Strip,
  Result,
  hides: false,
  colours: (view: RoamView) => view.players.map((_, seat) => colourOf(view, seat)),
  order: (view: RoamView) => view.order,
  score: (view: RoamView, seat) => view.players[seat]?.score ?? null,
  progress: (view: RoamView) => (view.ending ? t('roam-last-round') : t('roam-round', { round: view.round })),
  iconOf: (choice) => ICONS[kindOf(choice)] ?? pictureOf(abilityOf(choice) ?? '').icon,
  places,
  buttons: (choices) =>
    [...BUTTONS.flatMap((kind) => choices.filter((choice) => kindOf(choice) === kind)), ...choices.filter(isDirect)].map(
      (choice) => ({ choice, main: MAIN.includes(kindOf(choice)) }),
    ),
  guard,
  meant,
  sounds,
  marks,
  headings: ['turn'],
  gist: ['outpost', 'claimed', 'bought', 'placed', 'filled', 'moved', 'turned', 'placed_nothing', 'woke'],
  backsOut: { includes: (step) => !PHASES.includes(step) },
  chapterOf: (step) => CHAPTER[step] ?? (step === '' ? 'turn' : 'artifacts'),
}

export default roam
