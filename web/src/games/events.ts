/** Events by their kind: a table says what to do with each, and is given the facts of that kind. */
import type { Cue } from '../table/sound/tones'
import type { GameEvent } from './module'

/** E is what a game tells; a kind that it does not tell, or a fact that a kind does not have, is an error. */
export type ByKind<E extends { kind: string }, A extends readonly unknown[], R> = {
  readonly [K in E['kind']]?: (event: Extract<E, { kind: K }>, ...more: A) => R
}

/** What the table says of an event; undefined for kinds that it leaves out, and for those of the table page itself. */
export function byKind<E extends { kind: string }, A extends readonly unknown[], R>(
  table: ByKind<E, A, R>,
  event: GameEvent,
  ...more: A
): R | undefined {
  const known = table as Readonly<Record<string, ((event: GameEvent, ...more: A) => R) | undefined>>
  return known[String(event.kind)]?.(event, ...more)
}

/** What the events of a game sound like; most are silent. */
export type Sounds<E extends { kind: string }> = { readonly [K in E['kind']]?: Cue }
