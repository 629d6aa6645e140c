/**
 * The few marks that a text of the reference may use: **words** that matter, and [words](place) that lead somewhere,
 * where a place is a section, a paragraph, an example or a rule.
 */
export interface Span {
  readonly text: string
  readonly strong?: boolean
  readonly place?: string
}

const MARKS = /\*\*(.+?)\*\*|\[(.+?)\]\(([\w-]+)\)/g

export function spansOf(text: string): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const found of text.matchAll(MARKS)) {
    if (found.index > from) spans.push({ text: text.slice(from, found.index) })
    const [whole, strong, words, place] = found
    spans.push(strong === undefined ? { text: words ?? '', place: place ?? '' } : { text: strong, strong: true })
    from = found.index + whole.length
  }
  if (from < text.length) spans.push({ text: text.slice(from) })
  return spans
}

/** The text without its marks. */
export const plainText = (text: string): string =>
  spansOf(text)
    .map((span) => span.text)
    .join('')
