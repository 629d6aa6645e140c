/** A game without a server: its printed components, and what a seat saw at each question. Made by `make types`. */
import type { State } from '../generated/protocol'
import type { AskedIn, Scene } from '../games/module'
import { Wording } from '../text/words'

export interface SampleTable<V> extends Pick<State, 'actions'> {
  readonly asked: AskedIn<V> | null
  readonly seat: number
  readonly view: V
}

export interface Sample<V = unknown, C = unknown> {
  readonly game: string
  readonly catalogue: C
  readonly words: ConstructorParameters<typeof Wording>[1]
  readonly tables: Readonly<Record<string, SampleTable<V>>>
}

export async function loadSample(game: string): Promise<Sample> {
  const found = await fetch(new URL(`../generated/gallery/${game}.json`, import.meta.url))
  return (await found.json()) as Sample
}

const NAMES = ['Aila', 'Bjarni', 'Chidi', 'Dunja', 'Esi']

/** What the parts of a game are given; answers only say what they are. */
export function sceneOf<V, C>({ game, catalogue, words }: Sample<V, C>, table: SampleTable<V>, phone: boolean): Scene<V, C> {
  return {
    game,
    view: table.view,
    catalogue,
    wording: new Wording(game, words, catalogue),
    seat: table.seat,
    facing: table.seat,
    asked: table.asked,
    choices: table.actions,
    pointed: null,
    lit: new Set(),
    changed: new Set(),
    latest: [],
    story: [],
    phone,
    motion: 0,
    point: () => undefined,
    act: (choice) => console.info(choice.action),
    offer: (offered) => console.info(offered.map(({ action }) => action)),
    confirm: (choice) => console.info(choice.action),
    nameOf: (seat) => NAMES[seat] ?? '',
  }
}
