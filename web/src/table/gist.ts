/** What mattered of a turn, in one line. A game says which events do, the weightiest first; `<game>-gist-<kind>` are the words. */
import { join } from '../text/fluent.svelte'
import { gist, tell, type Speech } from '../text/words'
import type { Paragraph } from './paragraphs'
import type { Story } from './stories'

/** More than these would be the turn again. */
const MOST = 4

export function gistOf({ seat, lines }: Paragraph, kinds: readonly string[], speech: Speech): string {
  const own = lines.filter(({ event }) => event.seat === undefined || event.seat === seat)
  const deeds = kinds.flatMap((kind) => deedsOf(own.filter(({ event }) => event.kind === kind), speech))
  if (deeds.length > 0) {
    const told = deeds.slice(0, MOST).toSorted((one, other) => one.at - other.at)
    return join(told.map(({ text }) => text), 'and')
  }
  // Nothing of weight: how it ended then.
  return lines.map(({ event }) => tell(event, speech)).findLast((text) => text !== null) ?? ''
}

/** Events of one kind: once where they say the same, with how many they are and what their numbers come to. */
function deedsOf(lines: Story, speech: Speech): { at: number; text: string }[] {
  const sums: Record<string, number> = { times: lines.length }
  for (const { event } of lines)
    for (const [field, value] of Object.entries(event))
      if (typeof value === 'number') sums[`${field}-sum`] = (sums[`${field}-sum`] ?? 0) + value
  const found = new Map<string, number>()
  for (const { event, seq } of lines) {
    const text = gist({ ...event, ...sums }, speech)
    if (text && !found.has(text)) found.set(text, seq)
  }
  return [...found].map(([text, at]) => ({ at, text }))
}
