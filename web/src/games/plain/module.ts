/** The plain table: a game module for any game. It draws the view as it is told, and offers actions by their names. */
import { PLAYER_COLOURS } from '../../design/players'
import { t } from '../../text/fluent.svelte'
import { sectionsTaught } from '../../rules/taught'
import type { GameModule } from '../module'
import Board from './Board.svelte'
import Drawer from './Drawer.svelte'
import Player from './Player.svelte'
import Result from './Result.svelte'
import { isPart, scoreOf } from './shape'
import Strip from './Strip.svelte'

/** How far the game is, if its view counts rounds. */
function progress(view: unknown): string {
  const { round, rounds } = isPart(view) ? view : {}
  if (typeof round !== 'number') return ''
  return typeof rounds === 'number' ? t('page-plain-round-of', { round, rounds }) : t('page-plain-round', { round })
}

export function plainModule(name: string): GameModule {
  const sections = sectionsTaught(name)
  return {
    name,
    Board,
    Drawer,
    Player,
    Strip,
    Result,
    colours: () => PLAYER_COLOURS,
    order: (_, seats) => Array.from({ length: seats }, (_, seat) => seat),
    score: scoreOf,
    progress,
    iconOf: () => 'play',
    places: () => [],
    buttons: () => [],
    gist: [],
  headings: [],
    backsOut: [],
    chapterOf: (step) => (sections.find(({ id }) => id === step) ?? sections[0])?.id ?? '',
  }
}
