/** A table to be opened: what the form holds, and what the server is told. */
import type { TableKeys } from '../app/keys'
import type { GameSummary, NewTable, OpenedTable, SeatKind } from '../generated/protocol'
import { lobbyOf } from '../games/registry'

export interface SeatDraft {
  kind: SeatKind
  name: string
  bot: string
}

export interface Draft {
  game: string
  seats: SeatDraft[]
  options: Record<string, unknown>
  /** One list for each option that differs by seat. */
  perSeat: Record<string, string[]>
  /** Whether hints are given; null: as usual for those who play. */
  hints: boolean | null
}

/** The bot to begin with: the middle of the levels, neither a pushover nor a wall. */
export function defaultBot(game: GameSummary): string {
  return game.levels[Math.floor(game.levels.length / 2)]?.name ?? game.bots[0] ?? ''
}

/** What a table gives when nothing is agreed: hints, unless somebody plays against a person elsewhere. */
export function usualHints(seats: readonly SeatDraft[]): boolean {
  const people = seats.filter(({ kind }) => kind !== 'bot')
  return people.length <= 1 || people.every(({ kind }) => kind === 'here')
}

/** One person here against bots, everything else as the game has it. */
export function newDraft(game: GameSummary, name: string): Draft {
  const draft: Draft = { game: game.name, seats: [], options: {}, perSeat: {}, hints: null }
  for (const option of game.options) {
    if (option.type !== 'per_seat' && option.name !== 'players') draft.options[option.name] = option.default
  }
  const players = game.options.find(({ name }) => name === 'players')
  setPlayers(draft, game, players?.type === 'number' ? players.default : game.players[0])
  const first = draft.seats[0]
  if (first) Object.assign(first, { kind: 'here', name })
  return draft
}

/** Adds or takes away seats; whoever stays keeps what was chosen. */
export function setPlayers(draft: Draft, game: GameSummary, players: number): void {
  const bot = defaultBot(game)
  while (draft.seats.length < players) {
    draft.seats.push({ kind: game.bots.length > 0 ? 'bot' : 'here', name: '', bot })
  }
  draft.seats.length = players
  for (const option of game.options) {
    if (option.type === 'per_seat') {
      draft.perSeat[option.name] = [...lobbyOf(game.name).seatDefaults(option.name, players)]
    }
  }
  Object.assign(draft.options, lobbyOf(game.name).settle?.(draft.options, players))
}

/** Gives a seat a value; the seat that had it takes the old one in exchange, since no two may have the same. */
export function exchange(values: string[], seat: number, wanted: string): string[] {
  const before = values[seat] ?? wanted
  return values.map((value, i) => (i === seat ? wanted : value === wanted ? before : value))
}

export function wishOf(draft: Draft): NewTable {
  return {
    game: draft.game,
    options: { ...draft.options, ...draft.perSeat },
    seats: draft.seats.map(({ kind, name, bot }) => ({ kind, name: name.trim(), bot: kind === 'bot' ? bot : null })),
    hints: draft.hints,
  }
}

/** Which of the new keys are for this screen, and which are to be sent away. */
export function keysFor({ table, keys, host }: OpenedTable): TableKeys {
  const seats = table.seats.map((seat, number) => ({ ...seat, number, key: keys[number] ?? null }))
  const here = seats.filter(({ kind }) => kind === 'here').flatMap(({ key }) => (key ? [key] : []))
  const away = seats.filter(({ kind }) => kind === 'link').flatMap(({ number, key }) => (key ? [[number, key]] : []))
  return { keys: here, host, links: Object.fromEntries(away) as Record<string, string> }
}
