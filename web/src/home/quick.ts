/** *Play*: a table without a form, against somebody who fits. */
import type { GameSummary, MyTable } from '../generated/protocol'
import { newDraft, type Draft } from './opening'

/** So many defeats in a row by one level are enough. */
const ENOUGH = 2

/**
 * The opponent for the next game: at first the weakest. Whoever beat a level meets the next one, and whoever lost twice
 * in a row goes one back. `tables` are the reader's own, last played first.
 */
export function fittingBot(game: GameSummary, tables: readonly MyTable[]): string {
  const levels = game.levels.map(({ name }) => name)
  const duels = tables.filter(({ table, seats }) => table.game === game.name && table.over && seats.length === 1)
  const outcomes = duels.flatMap(({ table, seats: [own = 0] }) => {
    const strongest = Math.max(...table.seats.map(({ bot }) => levels.indexOf(bot ?? '')))
    return strongest < 0 ? [] : [{ level: strongest, won: table.result?.winners.includes(own) ?? false }]
  })
  const last = outcomes[0]
  if (!last) return levels[0] ?? game.bots[0] ?? ''
  const lost = outcomes.findIndex(({ level, won }) => won || level !== last.level)
  const defeats = lost < 0 ? outcomes.length : lost
  const next = last.won ? last.level + 1 : defeats >= ENOUGH ? last.level - 1 : last.level
  return levels[Math.min(levels.length - 1, Math.max(0, next))] ?? ''
}

/** One person here against as many as the game likes best; a first game takes First Steps where there are such. */
export function quickDraft(game: GameSummary, name: string, bot: string, first: boolean): Draft {
  const draft = newDraft(game, name)
  for (const seat of draft.seats) seat.bot = bot
  if (first && hasFirstSteps(game)) draft.options.first_steps = true
  return draft
}

export const hasFirstSteps = (game: GameSummary): boolean => game.options.some(({ name }) => name === 'first_steps')
