/** Every text of the page, from the same Fluent files that the terminal and the server use. */
import { FluentBundle, FluentResource } from '@fluent/bundle'

export type Facts = Readonly<Record<string, unknown>>

// English is always there: it is the first paint, and what is said where a translation is missing.
const ENGLISH = import.meta.glob<string>(
  ['../../../src/nunatak/locale/en/*.ftl', '!../../../src/nunatak/locale/*/cli.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
const OTHERS = import.meta.glob<string>(
  [
    '../../../src/nunatak/locale/*/*.ftl',
    '!../../../src/nunatak/locale/*/cli.ftl',
    '!../../../src/nunatak/locale/en/*.ftl',
  ],
  { query: '?raw', import: 'default' },
)

const languageOf = (path: string): string => path.split('/').at(-2) ?? ''

/** The languages there are files for, English first. */
export const LANGUAGES: readonly string[] = [
  'en',
  ...Object.keys(OTHERS)
    .map(languageOf)
    .filter((language, i, all) => all.indexOf(language) === i)
    .sort(),
]

const english = bundle('en', Object.values(ENGLISH))
let bundles = $state.raw<readonly FluentBundle[]>([english])

export function bundle(language: string, sources: readonly string[]): FluentBundle {
  // Isolation marks are off in Python as well, so that both sides say the same characters.
  const made = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) made.addResource(new FluentResource(source))
  return made
}

/** Speaks another language from now on; English if there is no such language. */
export async function speak(language: string): Promise<void> {
  const files = Object.entries(OTHERS).filter(([path]) => languageOf(path) === language)
  const sources = await Promise.all(files.map(([, load]) => load()))
  bundles = sources.length > 0 ? [bundle(language, sources), english] : [english]
  document.documentElement.lang = sources.length > 0 ? language : 'en'
}

/** Whether there is a message under this key. */
export function has(key: string): boolean {
  return bundles.some((one) => one.hasMessage(key))
}

/** The message with its facts filled in. A missing message shows as its key in brackets. */
export function t(key: string, facts: Facts = {}): string {
  for (const one of bundles) {
    const pattern = one.getMessage(key)?.value
    if (pattern) return one.formatPattern(pattern, plain(facts), [])
  }
  return `[${key}]`
}

/** The date and time of a moment, as the reader's language writes it. */
export function when(seconds: number): string {
  const language = bundles[0]?.locales[0] ?? 'en'
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000)
}

/** "a, b and c" in the reader's language. */
export const enumerate = (items: readonly string[]): string => listed(items, 'conjunction')

/** "a, b or c" in the reader's language. */
export const either = (items: readonly string[]): string => listed(items, 'disjunction')

function listed(items: readonly string[], type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat(bundles[0]?.locales[0] ?? 'en', { type }).format(items)
}

/** Fluent takes texts and numbers; the rest is written the way Python writes it. */
function plain(facts: Facts): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'number' ? fact : textOf(fact)]),
  )
}

function textOf(fact: unknown): string {
  if (fact === null || fact === undefined) return ''
  return Array.isArray(fact) ? fact.map(textOf).join(', ') : String(fact)
}
