/** The keys to tables that this browser holds. The server cannot show them again. */
import type { TableSummary } from '../generated/protocol'
import { read, write } from './storage'

export interface TableKeys {
  /** Keys of seats that are played on this screen. */
  keys: string[]
  host?: string
  /** Keys of seats that play elsewhere, to be sent to them: by seat number. */
  links?: Record<string, string>
  /** A lesson is given there: the course leads to it, not the list of games. */
  lesson?: boolean
}

const STORE = 'nunatak.tables'
/** The server takes at most so many keys at once. */
const MOST_KEYS = 200

type Kept = Record<string, TableKeys>

export function keysOf(table: string): TableKeys {
  return read<Kept>(STORE, {})[table] ?? { keys: [] }
}

export function keep(table: string, keys: TableKeys): void {
  const { [table]: _, ...others } = read<Kept>(STORE, {})
  write(STORE, { [table]: keys, ...others })
}

/** Adds the key of a link that was followed to this table. */
export function addKey(table: string, key: string): void {
  const kept = keysOf(table)
  // Whoever follows a link that this screen gave away sits down there after all.
  if (!kept.keys.includes(key)) keep(table, { ...kept, keys: [...kept.keys, key] })
}

export function forget(table: string): void {
  const { [table]: _, ...others } = read<Kept>(STORE, {})
  write(STORE, others)
}

/** Every key, newest table first. */
export function allKeys(): string[] {
  const kept = Object.values(read<Kept>(STORE, {})).filter(({ lesson }) => !lesson)
  return [...new Set(kept.flatMap((table) => [...table.keys, ...(table.host ? [table.host] : [])]))].slice(0, MOST_KEYS)
}

/** What to say at a table's door. */
export function doorKeys(table: string): string[] {
  const { keys, host } = keysOf(table)
  return host ? [...keys, host] : keys
}

export function seatLink(table: string, key: string, origin: string): string {
  return `${origin}/table/${table}#${key}`
}

/** Takes the keys of a finished table along to its rematch, where everybody sits one seat further up. */
export function takeAlong({ id, next, seats }: Pick<TableSummary, 'id' | 'next' | 'seats'>): void {
  if (next === null || keysOf(next).keys.length > 0 || keysOf(next).host) return
  const { keys, host, links = {} } = keysOf(id)
  if (keys.length === 0 && !host) return
  const turned = Object.entries(links).map(([seat, key]) => [(Number(seat) + seats.length - 1) % seats.length, key])
  keep(next, { keys, ...(host ? { host } : {}), links: Object.fromEntries(turned) as Record<string, string> })
}

/** Whether an address under this name leads nowhere from any other machine. */
export const isOnlyHere = (host: string): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host)
