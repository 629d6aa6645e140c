/**
 * What happens, what can be done and what is asked, in sentences: facts filled into messages as the game describes.
 *
 * A game gives facts (events, actions with their previews, prompts) and one description of them, which comes with its
 * catalogue; this module and Python's `nunatak/text/words.py` read both in the same way and say the same characters.
 * docs/words.md tells how.
 */
import type { Asked, Choice, Told } from '../generated/protocol'
import { has, isTaught, join, name, readable, t, type Facts } from './fluent.svelte'
import { several, type Name } from './names'

/** How the values of a field are said. */
interface Reading {
  readonly say?: readonly string[]
  readonly by?: string
  readonly with?: readonly string[]
  readonly from?: readonly string[]
  readonly seat?: boolean
  readonly halves?: boolean
  readonly list?: string
  readonly none?: unknown
}

type Readings = Readonly<Record<string, Reading>>

interface Description {
  readonly prefixes?: readonly string[]
  readonly fields?: Readings
  readonly messages?: Readonly<Record<string, Readings>>
  readonly names?: Readonly<Record<string, Facts>>
}

/** Who speaks: the words of a game, and the names of those who play. */
export interface Speech {
  readonly wording: Wording
  /** The seat of whoever reads and is spoken to; nobody's for spectators, and where several share a screen. */
  readonly you?: number | null
  nameOf(seat: number): string
}

/** Who plays, and who of them reads. */
export type Company = Pick<Speech, 'you' | 'nameOf'>

/** The words of one game: its description, and the names that are printed. */
export class Wording {
  readonly prefixes: readonly string[]
  readonly fields: Readings
  readonly messages: Readonly<Record<string, Readings>>
  readonly names: Readonly<Record<string, Facts>>
  readonly catalogue: unknown
  readonly printed: ReadonlyMap<string, string>
  /** The fields that read as something when they are missing. */
  readonly optional: readonly (readonly [string, Reading])[]

  constructor(game: string, description: Readonly<Record<string, unknown>>, catalogue: unknown) {
    const { prefixes, fields, messages, names } = description as Description
    this.prefixes = prefixes ?? [game]
    this.fields = fields ?? {}
    this.messages = messages ?? {}
    this.names = names ?? {}
    this.catalogue = catalogue
    this.printed = namesIn(catalogue)
    this.optional = Object.entries(this.fields).filter(([, reading]) => 'none' in reading)
  }
}

/** What happened, as a sentence; null for events that need no line. */
export const tell = (event: Told['event'], speech: Speech): string | null =>
  sentence(`event-${String(event.kind)}`, event, speech) ?? unworded('event', event, speech)

/** What an event comes to in a summary of its turn, as a part of a sentence; null for those that need no mention. */
export const gist = (event: Told['event'], speech: Speech): string | null => sentence(`gist-${String(event.kind)}`, event, speech)

/** A game of another package may have no message: the kind and what the facts say then. Ours are silent on purpose. */
function unworded(what: string, { kind, ...facts }: Facts, speech: Speech): string | null {
  const game = speech.wording.prefixes[0] ?? ''
  if (!isTaught(game)) return null
  const said = Object.entries(facts).map(([field, value]) =>
    field === 'seat' && typeof value === 'number' ? speech.nameOf(value) : named(`${String(value)}`, speech),
  )
  const key = `${game}-${what}-${String(kind)}`
  return said.length > 0 ? t('page-plain-said', { what: readable(key), values: said.join(', ') }) : readable(key)
}

/** What an action is called, without a full stop; in the notation of records where it has no message. */
export function describe({ action, preview }: Pick<Choice, 'action' | 'preview'>, speech: Speech): string {
  const said = sentence(`do-${String(action.kind)}`, { ...preview, ...action }, speech)
  return said ?? unworded('do', action, speech) ?? Object.entries(action).map(([name, value]) => (name === 'kind' ? String(value) : `${name}=${String(value)}`)).join(' ')
}

/** What is asked of the seat that has to answer. */
export const ask = ({ name, seat, facts }: Asked, speech: Speech): string =>
  sentence(`ask-${name}`, { ...facts, seat }, speech) ?? t(`${speech.wording.prefixes[0] ?? ''}-ask-${name}`)

/** What the others read meanwhile. */
export const wait = ({ name, seat }: Asked, speech: Speech): string | null => sentence(`wait-${name}`, { seat }, speech)

function sentence(rest: string, facts: Facts, speech: Speech): string | null {
  const prefix = speech.wording.prefixes.find((one) => has(`${one}-${rest}`))
  return prefix === undefined ? null : fill(`${prefix}-${rest}`, facts, speech, speech.wording.messages[rest])
}

/** A message with facts filled in; `own` are the readings of this message alone. */
export const fill = (key: string, facts: Facts, speech: Speech, own: Readings = {}): string =>
  t(key, argumentsOf(facts, speech, own))

function argumentsOf(facts: Facts, speech: Speech, own: Readings): Facts {
  const filled: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(facts))
    if (field !== 'named') put(filled, field, value, own[field] ?? speech.wording.fields[field] ?? {}, facts, speech)
  for (const [field, reading] of speech.wording.optional)
    if (!(field in facts) && !(field in own)) put(filled, field, null, reading, facts, speech)
  for (const [field, reading] of Object.entries(own))
    if (!(field in facts) && ('none' in reading || 'from' in reading)) put(filled, field, null, reading, facts, speech)
  return filled
}

/** Several things of a field, as its description says them: the gains of a bonus, the effects of a token. */
export function fillAll(field: string, values: readonly unknown[], speech: Speech): string {
  const filled: Record<string, unknown> = {}
  put(filled, field, values, speech.wording.fields[field] ?? {}, {}, speech)
  return String(filled[field])
}

/** A thing by the name that people know it by. */
export const named = (id: string, speech: Speech): string => String(read('name', id, {}, {}, speech))

/** The same, to stand in a sentence: with the forms that its message has. */
export const nameIn = (id: string, speech: Speech): unknown => read('name', id, {}, {}, speech)

/** The coordinate of a place as sentences say it, for the board to print; `field` where ids alone are not enough. */
export const coordinateOf = (id: string, { wording }: Speech, field = ''): string =>
  String((wording.names[`${field} ${id}`] ?? wording.names[id])?.at ?? id)

/** Adds what a field says to the arguments of its message. */
function put(
  filled: Record<string, unknown>,
  field: string,
  fact: unknown,
  reading: Reading,
  facts: Facts,
  speech: Speech,
): void {
  const found = reading.from ? lookUp(reading.from, facts, speech.wording.catalogue) : undefined
  const value = found ?? fact ?? ('none' in reading ? reading.none : 'none')
  if (Array.isArray(value) && value.length === 0) {
    filled[field] = filled[`${field}-list`] = ''
    filled[`${field}-count`] = 0
    if (reading.seat) filled[`${field}-is`] = 'other'
  } else if (Array.isArray(value)) {
    const said = (value as unknown[])
      .filter((item) => reading.say !== undefined || isSayable(item))
      .map((item) => (reading.seat && personOf(item, speech) === 'you' ? name('list-you') : read(field, item, reading, facts, speech)))
    filled[field] = several(said, (items) => join(items, reading.list ?? 'and'))
    filled[`${field}-list`] = several(said, (items) => join(items, 'comma'))
    filled[`${field}-count`] = value.length
    if (reading.seat) filled[`${field}-is`] = personOf(value.length === 1 ? value[0] : null, speech)
  } else if (isObject(value) && reading.say === undefined && !isSayable(value)) {
    for (const [part, inner] of Object.entries(value))
      filled[`${field}-${part}`] = read(`${field}-${part}`, inner, {}, facts, speech)
  } else {
    filled[field] = read(field, value, reading, facts, speech)
    // What a sentence chooses by is not what it says: names are of a language, ids are not.
    if (!isObject(value)) filled[`${field}-id`] = value
    if (reading.halves && typeof value === 'number') filled[`${field}-written`] = written(value)
    if (reading.seat || field === 'seat') filled[`${field}-is`] = personOf(value, speech)
    if (field === 'seat') {
      filled.player = filled[field]
      filled['player-is'] = filled['seat-is']
    }
  }
}

/** Whether a sentence speaks of its reader, for sentences to choose by. */
const personOf = (seat: unknown, { you }: Company): 'you' | 'other' => (typeof seat === 'number' && seat === you ? 'you' : 'other')

/** A player as messages take one that are filled by hand: the name, and whether it is the reader's. */
export const who = (seat: number, speech: Company): Facts => ({
  player: speech.nameOf(seat),
  'player-is': personOf(seat, speech),
})

/** What a player is called where the name stands alone. */
export const called = (seat: number, speech: Company): string => t('page-called', who(seat, speech))

/** A value as people know it: the name behind an id, the sentence behind a reference, a number as it is. */
function read(field: string, value: unknown, reading: Reading, facts: Facts, speech: Speech): unknown {
  const { wording } = speech
  if (isObject(value)) return readObject(value, reading, speech)
  if (typeof value !== 'string' && typeof value !== 'number') return value
  if ((reading.seat || field === 'seat') && typeof value === 'number') return speech.nameOf(value)
  const printed = typeof value === 'string' ? wording.printed.get(value) : undefined
  if (printed !== undefined) return printed
  const patterns = reading.say ?? wording.prefixes.flatMap((prefix) => [`${prefix}-${field}-*`, `${prefix}-name-*`])
  const key = patterns.map((pattern) => pattern.replace('*', String(value))).find((one) => has(one))
  if (key !== undefined) {
    const along = (reading.with ?? []).filter((name) => name in facts).map((name) => [name, facts[name]] as const)
    return name(key, argumentsOf(Object.fromEntries(along), speech, {}))
  }
  if (typeof value === 'number') return value
  // What is told of a thing at this moment says more than what it is always called.
  const now = facts.named as Readonly<Record<string, Facts>> | undefined
  const named = now?.[value] ?? wording.names[`${field} ${value}`] ?? wording.names[value]
  return named ? readObject(named, {}, speech) : value
}

/** A reference, `{"say": key, ...}`, or an object that its field says the message of. */
function readObject(value: Facts, reading: Reading, speech: Speech): Name {
  const { say, ...facts } = value
  const key = say ?? (reading.say?.[0] ?? '').replace('*', String(value[reading.by ?? '']))
  return name(String(key), argumentsOf(facts, speech, {}))
}

/** What is printed at the end of a path: `.name` is a part of that name, other steps are fields of the facts. */
function lookUp(path: readonly string[], facts: Facts, catalogue: unknown): unknown {
  let found = catalogue
  for (const step of path) {
    const at = step.startsWith('.') ? step.slice(1) : facts[step]
    if (Array.isArray(found)) {
      const items = found as unknown[]
      found = typeof at === 'number' ? items[at - 1] : items.find((item) => isObject(item) && item.id === at)
    } else found = isObject(found) ? found[String(at)] : undefined
  }
  return found
}

/** Halves as people write them: 1, 1½. */
export function written(halves: number): string {
  const whole = Math.floor(halves / 2)
  if (halves % 2 === 0) return String(whole)
  return whole === 0 ? '½' : `${whole}½`
}

/** The names of everything printed that has one, by id; the first of an id counts. */
function namesIn(catalogue: unknown): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const listed of isObject(catalogue) ? Object.values(catalogue) : []) {
    for (const item of Array.isArray(listed) ? (listed as unknown[]) : []) {
      if (isObject(item) && typeof item.id === 'string' && typeof item.name === 'string' && item.name && !found.has(item.id))
        found.set(item.id, item.name)
    }
  }
  return found
}

const isObject = (value: unknown): value is Facts => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value can be said by itself: anything but plain data of several fields. */
const isSayable = (value: unknown): boolean => !isObject(value) || 'say' in value
