/** The few requests a page makes over HTTP. The rest goes over the table's socket. */
import type {
  ChangedSeat,
  Failure,
  GameDetails,
  GameSummary,
  Health,
  LessonSummary,
  Looked,
  MyTable,
  NewSeat,
  NewTable,
  OpenedTable,
  PlayOn,
  Rematch,
  ReviewState,
  TableSummary,
  Whereabouts,
} from '../generated/protocol'
import { has, t, teach } from '../text/fluent.svelte'

/** Why a request failed, in words for the reader. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly where: string | null = null,
  ) {
    super(message)
  }

  /** The sentence to show, in the reader's language: the server's own is for those who write clients. */
  sentence(): string {
    const where = this.where ?? ''
    if (this.code === 'bad-request' && where.endsWith('name')) return t('page-error-name')
    const key = `page-error-${this.code}`
    return has(key) ? t(key, { where }) : t('page-error-other', { code: this.code })
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

/** A game, once the page has the words that it brings. */
function learnt<G extends GameSummary>(game: G): G {
  if (game.messages) teach(game.name, game.messages)
  return game
}

export const fetchGames = async (): Promise<GameSummary[]> => (await call<GameSummary[]>('/api/games')).map(learnt)
export const fetchGame = async (name: string): Promise<GameDetails> =>
  learnt(await call<GameDetails>(`/api/games/${named(name)}`))
export const openTable = (wish: NewTable): Promise<OpenedTable> => call('/api/tables', wish)
export const fetchLessons = (game: string): Promise<LessonSummary[]> => call(`/api/games/${named(game)}/lessons`)
export const openLesson = (game: string, lesson: string, name: string): Promise<OpenedTable> =>
  call(`/api/games/${named(game)}/lessons`, { lesson, name })
export const fetchMyTables = (keys: string[]): Promise<MyTable[]> => call('/api/tables/mine', { keys })
export const reseat = (table: string, seat: number, wish: NewSeat): Promise<ChangedSeat> =>
  call(`/api/tables/${named(table)}/seats/${seat}`, wish)
export const beginReview = (table: string): Promise<ReviewState> => call(`/api/tables/${named(table)}/review`, {})
export const fetchReview = (table: string): Promise<ReviewState> => call(`/api/tables/${named(table)}/review`)
export const fetchMoments = (table: string, seat: number | null, after: number, count: number): Promise<Looked> =>
  call(`/api/tables/${named(table)}/moments?after=${after}&count=${count}${seat === null ? '' : `&seat=${seat}`}`)
export const playOn = (table: string, wish: PlayOn): Promise<OpenedTable> => call(`/api/tables/${named(table)}/play-on`, wish)
export const playAgain = (table: string, wish: Rematch): Promise<TableSummary> => call(`/api/tables/${named(table)}/rematch`, wish)
export const fetchHealth = (): Promise<Health> => call('/api/health')
export const fetchWhereabouts = (): Promise<Whereabouts> => call('/api/whereabouts')
export const recordAddress = (table: string): string => `/api/tables/${named(table)}/record`
