/** The few requests a page makes over HTTP. The rest goes over the table's socket. */
import type {
  ChangedSeat,
  Failure,
  GameDetails,
  GameSummary,
  MyTable,
  NewSeat,
  NewTable,
  OpenedTable,
  PlayOn,
  ReviewState,
} from '../generated/protocol'
import { has, t } from '../text/fluent.svelte'

/** Why a request failed, in words for the reader. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly where: string | null = null,
  ) {
    super(message)
  }

  /** The sentence to show: our own where we have one, the server's where it knows more. */
  sentence(): string {
    const key = `page-error-${this.code}`
    const said = has(key) ? t(key) : this.message
    return this.where ? t('page-error-where', { where: this.where, message: this.message }) : said
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const request: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  let answer: Response
  try {
    answer = await fetch(path, request)
  } catch {
    throw new ApiError('unreachable', t('page-error-unreachable'))
  }
  if (answer.ok) return (await answer.json()) as T
  const failure = (await answer.json().catch(() => null)) as Failure | null
  throw failure?.error
    ? new ApiError(failure.error.code, failure.error.message, failure.error.where)
    : new ApiError('server-error', `${answer.status} ${answer.statusText}`)
}

const named = encodeURIComponent

export const fetchGames = (): Promise<GameSummary[]> => call('/api/games')
export const fetchGame = (name: string): Promise<GameDetails> => call(`/api/games/${named(name)}`)
export const openTable = (wish: NewTable): Promise<OpenedTable> => call('/api/tables', wish)
export const fetchMyTables = (keys: string[]): Promise<MyTable[]> => call('/api/tables/mine', { keys })
export const reseat = (table: string, seat: number, wish: NewSeat): Promise<ChangedSeat> =>
  call(`/api/tables/${named(table)}/seats/${seat}`, wish)
export const beginReview = (table: string): Promise<ReviewState> => call(`/api/tables/${named(table)}/review`, {})
export const fetchReview = (table: string): Promise<ReviewState> => call(`/api/tables/${named(table)}/review`)
export const playOn = (table: string, wish: PlayOn): Promise<OpenedTable> => call(`/api/tables/${named(table)}/play-on`, wish)
export const recordAddress = (table: string): string => `/api/tables/${named(table)}/record`
