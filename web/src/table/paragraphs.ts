/** The log in paragraphs: a turn each, so that another's turn can be told in one line. */
import type { Told } from '../generated/protocol'
import { isNote, type Listener, type Story } from './stories'

export interface Paragraph {
  /** Whose moves it tells; null for what happens by itself. */
  readonly seat: Listener
  /** The line that opens a turn; null where a turn goes on after somebody else had to answer. */
  readonly heading: Told | null
  readonly lines: Story
}

/** Fewer lines than these need no summary. */
const FEW = 3

/** A new paragraph begins with a heading, with somebody else's move, and with a note from beside the game. */
export function paragraphsOf(story: Story, headings: readonly string[]): readonly Paragraph[] {
  const found: { seat: Listener; heading: Told | null; lines: Told[] }[] = []
  for (const line of story) {
    const last = found.at(-1)
    if (headings.includes(String(line.event.kind))) {
      const { seat } = line.event
      found.push({ seat: typeof seat === 'number' ? seat : null, heading: line, lines: [] })
    } else if (last && !isNote(line) && (last.seat === line.by || opens(last, line))) {
      last.lines.push(line)
    } else {
      found.push({ seat: isNote(line) ? null : line.by, heading: null, lines: [line] })
    }
  }
  return found
}

/** What one move tells after a heading belongs below it, whoever made the move: the last of a turn begins the next. */
const opens = ({ heading }: { readonly heading: Told | null }, line: Told): boolean => heading !== null && heading.move === line.move

/** Whether it is told in one line: the turn of somebody who does not sit at this screen. */
export function isFolded({ seat, heading, lines }: Paragraph, own: readonly number[]): boolean {
  return seat !== null && !own.includes(seat) && lines.length >= (heading ? 1 : FEW)
}
