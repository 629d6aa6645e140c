/** Finding a place in the rules by words or by the id of a rule. */
import { plainText } from './marked'
import type { Outline } from './reference'

export interface Entry {
  readonly place: string
  /** What it is called: its section, its word, its example. */
  readonly title: string
  readonly text: string
  readonly rules: readonly string[]
  /** The title is its own, not that of the section in which it stands. */
  readonly named: boolean
}

export interface Piece {
  readonly text: string
  readonly hit: boolean
}

type Say = (key: string) => string

/** Everything that can be found, in the order of reading. */
export function entriesOf({ game, sections, signs, words }: Outline, say: Say, has: (key: string) => boolean): Entry[] {
  const key = (rest: string): string => `${game}-rules-${rest}`
  const steps = (example: string): string[] => {
    const told: string[] = []
    while (has(key(`example-${example}-${told.length + 1}`))) told.push(say(key(`example-${example}-${told.length + 1}`)))
    return told
  }
  return [
    ...sections.flatMap(({ id, paragraphs, examples = [] }) => [
      { place: id, title: say(key(id)), text: '', rules: [], named: true },
      ...Object.entries(paragraphs).map(([paragraph, rules]) => ({
        place: `${id}-${paragraph}`,
        title: say(key(id)),
        text: plainText(say(key(`${id}-${paragraph}`))),
        rules,
        named: false,
      })),
      ...examples.map((example) => ({
        place: `example-${example}`,
        title: say(key(`example-${example}`)),
        text: plainText(steps(example).join(' ')),
        rules: [],
        named: true,
      })),
    ]),
    ...signs.map((sign) => ({
      place: 'legend',
      title: say('page-legend'),
      text: plainText(say(key(`sign-${sign}`))),
      rules: [],
      named: false,
    })),
    ...Object.keys(words).map((word) => ({
      place: `word-${word}`,
      title: say(key(`word-${word}`)),
      text: plainText(say(key(`word-${word}-about`))),
      rules: [],
      named: true,
    })),
  ]
}

/** Lower case without accents, character by character, so that places in the folded text are places in the text. */
const fold = (text: string): string =>
  [...text].map((sign) => (sign.normalize('NFD')[0] ?? sign).toLowerCase().padEnd(sign.length)).join('')

const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean)

/** The entries that have every word of the query, the best first; nothing for an empty query. */
export function find(entries: readonly Entry[], query: string, most = 24): Entry[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const scored = entries.flatMap((entry, order) => {
    const title = fold(entry.title)
    const text = fold(entry.text)
    const rules = entry.rules.map(fold)
    // A paragraph that has only the name of its section in common says nothing about it.
    const own = entry.named || words.some((word) => text.includes(word) || rules.some((rule) => rule.includes(word)))
    if (!own) return []
    let score = 0
    for (const word of words) {
      if (rules.includes(word)) score += 100
      else if (title.includes(word)) score += entry.named ? (title.startsWith(word) ? 12 : 8) : 4
      else if (text.startsWith(word)) score += 6
      else if (text.includes(` ${word}`)) score += 4
      else if (text.includes(word) || rules.some((rule) => rule.includes(word))) score += 1
      else return []
    }
    return [{ entry, score, order }]
  })
  return scored
    .sort((a, b) => b.score - a.score || a.order - b.order)
    .slice(0, most)
    .map(({ entry }) => entry)
}

/** A text cut where words of the query occur. */
export function hitsIn(text: string, query: string): Piece[] {
  const folded = fold(text)
  const hit = new Array<boolean>(text.length).fill(false)
  for (const word of wordsOf(query)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) hit.fill(true, at, at + word.length)
  }
  const pieces: Piece[] = []
  for (let at = 0; at < text.length; ) {
    let end = at + 1
    while (end < text.length && hit[end] === hit[at]) end += 1
    pieces.push({ text: text.slice(at, end), hit: hit[at] ?? false })
    at = end
  }
  return pieces
}

const BEFORE = 50
const LENGTH = 150

/** The part of a text around its first hit. */
export function excerpt(text: string, query: string): string {
  const folded = fold(text)
  const first = Math.min(...wordsOf(query).map((word) => folded.indexOf(word)).filter((at) => at >= 0))
  if (!Number.isFinite(first) || text.length <= LENGTH) return text.length <= LENGTH ? text : `${text.slice(0, LENGTH)} …`
  const from = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1
  const cut = text.slice(from, from + LENGTH)
  return `${from > 0 ? '… ' : ''}${cut}${from + LENGTH < text.length ? ' …' : ''}`
}
