/** What was told at the table: one numbered story for each seat we hold, or the spectators'. */
import type { Told } from '../generated/protocol'

/** A seat, or null for those who only watch. */
export type Listener = number | null
export type Story = readonly Told[]

/** What is known for each listener. Never changed, only replaced, so that whoever shows it notices. */
export type ByListener<T> = ReadonlyMap<Listener, T>

/** What happened at the table without being a move of the game. */
export const isNote = (line: Told): boolean => String(line.event.kind).startsWith('table-')

export const nothingYet = <T>(): ByListener<T> => new Map()

export const withNew = <T>(known: ByListener<T>, listener: Listener, value: T): ByListener<T> =>
  new Map(known).set(listener, value)

/** Adds lines that follow number `after`; null when something in between is missing. */
export function lengthened(story: Story, after: number, lines: Story): Story | null {
  const heard = story.at(-1)?.seq ?? 0
  if (after === 0) return lines
  if (after > heard) return null
  return [...story.slice(0, after), ...lines]
}

/** The lines that still hold: those of moves that were taken back are gone, with the line that says so; notes stay. */
export function standing(story: Story): Story {
  let kept: Told[] = []
  for (const line of story) {
    if (line.event.kind === 'undo') kept = kept.filter((other) => other.move !== line.move || isNote(other))
    else kept.push(line)
  }
  return kept
}

/** The lines that tell of the game itself. */
export const ofTheGame = (story: Story): Story => story.filter((line) => !isNote(line))

/** The places that some lines speak of. */
export function placesIn(lines: Story, places: (event: Told['event']) => readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => places(line.event)))
}

/** The lines told since the seat's own last move, by others: what it has not seen yet. */
export function news(story: Story, seat: Listener): Story {
  const lines = standing(story)
  const last = lines.findLast((line) => line.by === seat)?.move ?? 0
  return seat === null ? [] : lines.filter((line) => line.move > last && line.by !== seat)
}
