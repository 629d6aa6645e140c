/** The places of the table that an event touched, so that the board can light them. */
import type { GameEvent } from '../module'

export const placeOf = (what: string, name: string): string => `${what}-${name}`

/** A place of one player: a slot of the board, a pile, an animal. */
export const ownPlace = (seat: number, name: string): string => `seat-${seat}-${name}`

/** Fields that name a place whatever happens there. */
const PREFIX: Readonly<Record<string, string>> = {
  hex: 'hex',
  at: 'at',
  stone: 'stone',
  column: 'column',
  species: 'species',
  card: 'card',
}

/** What a player gains or pays lies on a track of the own board. */
const TRACK: Readonly<Record<string, string>> = { food: 'food', tool: 'tools', tools: 'tools' }

type Finder = (event: GameEvent, own: (name: string) => string) => readonly string[]

/** Events whose fields mean a place only of that kind, or that leave it unsaid. */
const SPECIAL: Readonly<Record<string, Finder>> = {
  placed_figure: ({ to }) => [placeOf('column', String(to))],
  placed_camp: () => [placeOf('hex', '0,0')],
  moved_camp: ({ from, to }) => [placeOf('hex', String(from)), placeOf('hex', String(to))],
  advanced: ({ idol, level }) => [placeOf(String(idol), String(level))],
  gained: ({ what }, own) => [own(TRACK[String(what)] ?? String(what))],
  worked: (_, own) => [own('food')],
  paid: (event, own) => ['food', 'tools'].filter((what) => Number(event[what]) > 0).map(own),
  collected: ({ from }, own) => [own(String(from))],
  forwent_collect: ({ from }, own) => [own(String(from))],
  forwent_use: ({ card }, own) => [own(`above-${String(card)}`)],
  tipped: ({ species }, own) => [own(String(species))],
  took_animal: ({ species }, own) => [own(String(species)), placeOf('species', String(species))],
  drew_animal: ({ species }, own) => [own(String(species)), 'animal-deck'],
  used: ({ card }, own) => [own(`above-${String(card)}`)],
  played: ({ card }, own) => [own(`above-${String(card)}`)],
  used_chief: (_, own) => [own('chief')],
  drew: (_, own) => [own('deck')],
  reshuffled: (_, own) => [own('deck')],
  discarded: (_, own) => [own('discard')],
  took_tribe: ({ card, to }, own) => [placeOf('card', String(card)), own(to === 'hand' ? `hand-${String(card)}` : 'discard')],
  buried: (_, own) => [own('buried')],
  put_aside: (_, own) => [own('eclipse')],
  revealed_deck: (_, own) => [own('eclipse')],
}

export function places(event: GameEvent): readonly string[] {
  const own = (name: string): string => ownPlace(Number(event.seat), name)
  const find = SPECIAL[String(event.kind)]
  if (find) return find(event, own)
  return Object.entries(PREFIX).flatMap(([key, prefix]) => {
    const value = event[key]
    return typeof value === 'string' ? [placeOf(prefix, value)] : []
  })
}
