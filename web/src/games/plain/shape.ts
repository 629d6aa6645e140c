/** What kind of thing a value of a view is: how it is best drawn, whatever the game. */

export type Part = Readonly<Record<string, unknown>>

export interface Entry {
  readonly key: string
  readonly value: unknown
}

/** What the page shows elsewhere: the question is the sentence above, the players have cards of their own. */
const ELSEWHERE: readonly string[] = ['game', 'seat', 'question', 'players', 'over']
const SCORES: readonly string[] = ['score', 'points']

export const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
/** A number, a text, yes or no, or nothing: something that fits on a line. */
export const isPlain = (value: unknown): boolean => !isPart(value) && !isList(value)

export const isEmpty = (value: unknown): boolean =>
  isList(value) ? value.length === 0 : isPart(value) && Object.keys(value).length === 0

export const entriesOf = (part: Part): Entry[] => Object.entries(part).map(([key, value]) => ({ key, value }))

/** What lies on the table for everybody: first what fits on a line, each of the rest with a panel of its own. */
export function commonOf(view: unknown): { lines: Entry[]; panels: Entry[] } {
  const entries = isPart(view) ? entriesOf(view).filter(({ key }) => !ELSEWHERE.includes(key)) : []
  return {
    lines: entries.filter(({ value }) => isPlain(value) || isEmpty(value)),
    panels: entries.filter(({ value }) => !isPlain(value) && !isEmpty(value)),
  }
}

/** What the view says of each seat: a list, or an object with an entry for each. */
export function playersOf(view: unknown): readonly Part[] {
  const told = isPart(view) ? view.players : undefined
  const listed = isList(told) ? told : isPart(told) ? Object.values(told) : []
  return listed.map((player) => (isPart(player) ? player : { value: player }))
}

/** The entries of a seat, but for its score, which stands beside the name. */
export const belongingsOf = (view: unknown, seat: number): Entry[] =>
  entriesOf(playersOf(view)[seat] ?? {}).filter(({ key }) => !SCORES.includes(key))

/** What is told of a seat in a line or two: nothing that has parts of its own. */
export const inShort = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ value }) => (isPlain(value) || isListOfPlain(value)) && !isEmpty(value) && value !== null)

/** The score of a seat; null while the view does not tell it. */
export function scoreOf(view: unknown, seat: number): number | null {
  const player = playersOf(view)[seat]
  const score = SCORES.map((key) => player?.[key]).find((value) => typeof value === 'number')
  return typeof score === 'number' ? score : null
}

/** Whether a number stands for things that are hidden: somebody's own are listed under the same key. */
export const isHidden = (view: unknown, key: string, value: unknown): value is number =>
  typeof value === 'number' && playersOf(view).some((player) => isList(player[key]))

/** The columns of a list of objects that are all alike and hold nothing deeper; null for any other list. */
export function columnsOf(list: readonly unknown[]): string[] | null {
  const [first] = list
  if (!isPart(first) || list.length < 2) return null
  const columns = Object.keys(first)
  const alike = (item: unknown): boolean =>
    isPart(item) &&
    Object.keys(item).length === columns.length &&
    columns.every((column) => column in item && (isPlain(item[column]) || isListOfPlain(item[column])))
  return columns.length > 0 && list.every(alike) ? columns : null
}

export const isListOfPlain = (value: unknown): value is readonly unknown[] => isList(value) && value.every(isPlain)

/** Equal things of a list together, in the order in which each first comes. */
export function gathered(list: readonly unknown[]): { value: unknown; count: number }[] {
  const counts = new Map<unknown, number>()
  for (const value of list) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count }))
}
