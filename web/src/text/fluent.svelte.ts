/** Every text of the page, from the same Fluent files that the terminal and the server use. */
import progress from '../../../src/nunatak/locale/progress.json'
import { disguise } from './disguise'
import { Language, Source, type Facts } from './language'
import { Name } from './names'

export type { Facts } from './language'

// A language comes by topics, one file each: what every page says, a game, its course, its rules. The terminal's own
// words stay where they are.
const FILES = import.meta.glob<string>(['../../../src/nunatak/locale/*/*.ftl', '!../../../src/nunatak/locale/*/{cli,problems}.ftl'], {
  query: '?raw',
  import: 'default',
})
/** What every page says, and what home says of the games. */
const EVERYWHERE = ['common', 'page', 'shelf']
/** What is long and read by few: it comes when somebody opens it. */
const APART = /-(course|rules)$/

const fileOf = (language: string, topic: string): string => `../../../src/nunatak/locale/${language}/${topic}.ftl`
const partOf = (path: string, place: number): string => path.split('/').at(place)?.replace(/\.ftl$/, '') ?? ''

const all = (names: readonly string[]): string[] => names.filter((name, i) => names.indexOf(name) === i)

/** The languages there are files for, English first. */
export const LANGUAGES: readonly string[] = all(['en', ...Object.keys(FILES).map((path) => partOf(path, -2)).sort()])
/** English in disguise: what a test finds undisguised was never a message. It is spoken when a link asks for it. */
export const PSEUDO = 'en-XA'
const unfinished: readonly string[] = progress['in progress']
/** Those that have everything: who does not choose gets one of these. */
export const COMPLETE: readonly string[] = LANGUAGES.filter((name) => !unfinished.includes(name))
const TOPICS: readonly string[] = all(Object.keys(FILES).map((path) => partOf(path, -1)))

// Nothing is drawn from these: what was added shows through `languages`.
/* eslint-disable svelte/prefer-svelte-reactivity */
const sources = new Map<string, Source>()
const topics = new Set<string>(EVERYWHERE)
/* eslint-enable svelte/prefer-svelte-reactivity */
let wished = 'en'
let spoken = $state.raw('en')
let languages = $state.raw<readonly Language[]>([])
/** What games of other packages say: their sources by game and language, and the languages made of them. */
let taught: Readonly<Record<string, Readonly<Record<string, string>>>> = {}
let others = $state.raw<readonly Language[]>([])

/** The language that is spoken. */
export const language = (): string => spoken

/** Speaks a language from now on, once its words are there; English if there is no such language. */
export async function speak(wish: string): Promise<void> {
  wished = LANGUAGES.includes(wish) || wish === PSEUDO ? wish : 'en'
  const goal = wished
  await load(goal)
  // Somebody may have wished for another one in the meantime.
  if (wished !== goal) return
  spoken = goal
  renew()
}

/** Adds the messages of `<topic>.ftl`, which are not there from the beginning. */
export async function learn(...wanted: readonly string[]): Promise<void> {
  for (const topic of wanted) topics.add(topic)
  if (missing(spoken).length + missing(wished).length === 0) return
  await Promise.all([load(spoken), load(wished)])
  renew()
}

/** Adds what a game says at its table: its own files, and those that it shares with its other edition. */
export const learnGame = (game: string): Promise<void> => learn(...topicsOf(game))

export function topicsOf(game: string): string[] {
  const families = [game, game.replace(/\d+$/, '')]
  const own = TOPICS.filter((topic) => families.includes(topic.split('-')[0] ?? '') && !APART.test(topic))
  return [...own, 'reasons']
}

/** Whether there are messages about a topic, learnt or not. */
export const hasTopic = (topic: string): boolean => TOPICS.includes(topic)

// What has no translation yet is said in English.
function toldIn(name: string): readonly string[] {
  if (name === PSEUDO) return ['en']
  return COMPLETE.includes(name) ? [name] : [name, 'en']
}

const missing = (name: string): string[] =>
  toldIn(name)
    .flatMap((one) => [...topics].map((topic) => fileOf(one, topic)))
    .filter((path) => path in FILES && !sources.has(path))

async function load(name: string): Promise<void> {
  // Topics may be wished for while others are on their way.
  for (let paths = missing(name); paths.length > 0; paths = missing(name))
    await Promise.all(paths.map(async (path) => sources.set(path, new Source((await FILES[path]?.()) ?? ''))))
}

function renew(): void {
  languages = toldIn(spoken).map(
    (name) => new Language(name, [...topics].flatMap((topic) => sources.get(fileOf(name, topic)) ?? []), spoken === PSEUDO ? disguise : undefined),
  )
  others = languagesOfOthers()
  if (typeof document !== 'undefined') document.documentElement.lang = spoken
}

/** Learns the words of a game of another package. */
export function teach(game: string, messages: Readonly<Record<string, string>>): void {
  taught = { ...taught, [game]: messages }
  others = languagesOfOthers()
}

/** Whether this is a game of another package, which need not have a message for everything. */
export const isTaught = (game: string): boolean => game in taught

/** The keys of a game of another package that begin like this, in the order of its files. */
export function keysTaught(game: string, beginning: string): string[] {
  const source = Object.values(taught[game] ?? {}).join('\n')
  const keys = [...source.matchAll(/^([a-zA-Z][\w-]*)\s*=/gm)].map(([, key]) => key ?? '')
  return keys.filter((key, i) => key.startsWith(beginning) && keys.indexOf(key) === i)
}

function languagesOfOthers(): Language[] {
  const games = Object.values(taught)
  return all([spoken, 'en']).map((name) => new Language(name, games.flatMap((messages) => (messages[name] ? [new Source(messages[name])] : []))))
}

/** What stands in for a message that a game of another package does not have; explanations are left out. */
function unsaid(key: string): string {
  if (/-(tagline|help)$/.test(key)) return ''
  return readable(key.replace(/-title$/, ''))
}

/** The last part of a key or name, for want of a word: `magpies-event-turned_up` is called "Turned up". */
export function readable(key: string): string {
  const words = key.slice(key.lastIndexOf('-') + 1).replaceAll('_', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** The message that editions of a game share, for what one of them has no own: `ice2-ask-turn`, `ice-ask-turn`. */
const shared = (key: string): string => key.replace(/^([a-z]+)\d+-/, '$1-')

/** Who says a message, and by which key. */
function find(key: string): readonly [Language, string] | null {
  for (const one of languages) {
    if (one.has(key)) return [one, key]
    if (one.has(shared(key))) return [one, shared(key)]
  }
  const other = others.find((one) => one.has(key))
  return other ? [other, key] : null
}

/** Whether there is a message under this key. */
export const has = (key: string): boolean => find(key) !== null

/** The message with its facts filled in. A missing message shows as its key in brackets, one of a game of another
 * package as the last part of its key. */
export function t(key: string, facts: Facts = {}): string {
  const found = find(key)
  const said = found && found[0].say(found[1], facts)
  return said ?? (key.slice(0, key.indexOf('-')) in taught ? unsaid(key) : `[${key}]`)
}

/** A message that is to stand in another one, with the forms it has. */
export function name(key: string, facts: Facts = {}): Name {
  return new Name(t(key, facts), (form) => {
    const found = find(key)
    return found && found[0].form(found[1], form, facts)
  })
}

/** The date and time of a moment, as the reader's language writes it. */
export const when = (seconds: number): string =>
  new Intl.DateTimeFormat(spoken, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000)

/** The day of a moment. */
export const dayOf = (milliseconds: number): string => new Intl.DateTimeFormat(spoken, { dateStyle: 'medium' }).format(milliseconds)

/** A number as the reader's language writes it. */
export const figure = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(spoken, options).format(value)

/** "a, b, and c" in the reader's language. */
export const enumerate = (items: readonly string[]): string => join(items, 'and')

/** Several things in a row, in the style of a `list-` message: Python says the same. */
export function join(items: readonly string[], style: string): string {
  if (style !== 'and') return row(items, style)
  if (items.length < 2) return items.join('')
  const key = items.length === 2 ? 'list-and-two' : 'list-and-last'
  return t(key, { items: row(items.slice(0, -1), 'comma'), item: items.at(-1) })
}

let rows: { readonly of: readonly Language[]; readonly marks: Map<string, readonly string[]> } = { of: [], marks: new Map() }

/** Things one after the other; the message between two of them is filled once, however many there are. */
function row(items: readonly string[], style: string): string {
  if (items.length < 2) return items.join('')
  // Asked for again and again, and the same as long as the language is.
  if (rows.of !== languages) rows = { of: languages, marks: new Map() }
  const marks = rows.marks.get(style) ?? t(`list-${style}`, { items: '\uE000', item: '\uE001' }).split(/[\uE000\uE001]/)
  rows.marks.set(style, marks)
  const [before = '', between = '', after = ''] = marks
  return before.repeat(items.length - 1) + items.join(between) + after
}
