/** What this browser remembers of its reader's games: how they were set up last, and which were ever played. */
import { read, write } from '../app/storage'
import type { GameSummary } from '../generated/protocol'
import { newDraft, setPlayers, type Draft } from './opening'

const SETUPS = 'nunatak.setups'
const PLAYED = 'nunatak.played'

export const hasPlayed = (game: string): boolean => read<string[]>(PLAYED, []).includes(game)

export function rememberPlayed(game: string): void {
  if (!hasPlayed(game)) write(PLAYED, [...read<string[]>(PLAYED, []), game])
}

export function rememberSetup(draft: Draft): void {
  write(SETUPS, { ...read<Record<string, Draft>>(SETUPS, {}), [draft.game]: draft })
}

/** The table as it was set up last time, as far as the game still knows what was chosen; or as usual. */
export function rememberedDraft(game: GameSummary, name: string): Draft {
  const draft = newDraft(game, name)
  const last = read<Record<string, Draft>>(SETUPS, {})[game.name]
  if (!last) return draft
  const [low, high] = game.players
  setPlayers(draft, game, Math.min(high, Math.max(low, last.seats.length)))
  for (const [number, seat] of draft.seats.entries()) {
    const before = last.seats[number]
    if (before) Object.assign(seat, before, { bot: game.levels.some((level) => level.name === before.bot) ? before.bot : seat.bot })
  }
  for (const option of game.options) {
    const before = last.options[option.name]
    const known =
      option.type === 'flag'
        ? typeof before === 'boolean'
        : option.type === 'choice'
          ? option.values.includes(String(before))
          : option.type === 'several'
            ? Array.isArray(before) && before.every((value) => option.values.includes(String(value)))
            : option.type === 'number' && typeof before === 'number' && before >= option.low && before <= option.high
    if (known && option.name !== 'players') draft.options[option.name] = before
    const sides = last.perSeat[option.name]
    if (option.type === 'per_seat' && sides?.length === draft.seats.length && sides.every((side) => option.values.includes(side))) {
      draft.perSeat[option.name] = [...sides]
    }
  }
  draft.hints = last.hints
  return draft
}
