/** What the players of a table are called, wherever they are spoken of. */
import type { TableSummary } from '../generated/protocol'
import { LOBBIES } from '../games/registry'
import { has, t } from '../text/fluent.svelte'

export type Named = Pick<TableSummary, 'game' | 'options' | 'seats'>

/** Bots by their level, people by their name; whoever has none by the side that was dealt, or chosen in the options. */
export function playerName(table: Named, seat: number, side: string | null = null): string {
  const { name, bot } = table.seats[seat] ?? {}
  if (bot && name === bot && has(`page-bot-${bot}`)) {
    const alike = table.seats.flatMap((other, number) => (other.bot === bot && other.name === bot ? [number] : []))
    const called = t(`page-bot-${bot}`)
    return alike.length === 1 ? called : t('page-bot-numbered', { bot: called, number: alike.indexOf(seat) + 1 })
  }
  // The server numbers those who gave no name.
  return name && name !== String(seat + 1) ? name : (side ?? sideName(table.game, table.options, seat))
}

/** The colour, guild or tribe of a seat as a name. */
export function sideName(game: string, options: Readonly<Record<string, unknown>>, seat: number): string {
  for (const [option, values] of Object.entries(options)) {
    const value: unknown = Array.isArray(values) ? values[seat] : undefined
    const key = `${game}-value-${option}-${String(value)}`
    if (typeof value === 'string' && LOBBIES[game]?.colourOf(option, value) && has(key)) return capital(t(key))
  }
  return t('page-player', { number: seat + 1 })
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
