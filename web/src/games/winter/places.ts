/** The places of the table that an event touched, so that the board can light them. */
import type { WinterEvent } from '../../generated/winter'
import { byKind, type ByKind } from '../events'
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

/** Events whose fields mean a place only of that kind, or that leave it unsaid. */
const SPECIAL: ByKind<WinterEvent, [own: (name: string) => string], readonly string[]> = {
  placed_figure: ({ to }) => [placeOf('column', to)],
  placed_camp: () => [placeOf('hex', '0,0')],
  moved_camp: ({ from, to }) => [placeOf('hex', from), placeOf('hex', to)],
  advanced: ({ idol, level }) => [placeOf(idol, String(level))],
  gained: ({ what }, own) => [own(what === 'tool' ? 'tools' : what)],
  worked: (_, own) => [own('food')],
  paid: (event, own) => (['food', 'tools'] as const).filter((what) => event[what] > 0).map(own),
  collected: ({ from }, own) => [own(from)],
  forwent_collect: ({ from }, own) => [own(from)],
  forwent_use: ({ card }, own) => [own(`above-${card}`)],
  tipped: ({ species }, own) => [own(species)],
  took_animal: ({ species }, own) => [own(species), placeOf('species', species)],
  drew_animal: ({ species }, own) => [own(species), 'animal-deck'],
  used: ({ card }, own) => [own(`above-${card}`)],
  played: ({ card }, own) => [own(`above-${card}`)],
  used_chief: (_, own) => [own('chief')],
  drew: (_, own) => [own('deck')],
  reshuffled: (_, own) => [own('deck')],
  discarded: (_, own) => [own('discard')],
  took_tribe: ({ card, to }, own) => [placeOf('card', card), own(to === 'hand' ? `hand-${card}` : 'discard')],
  buried: (_, own) => [own('buried')],
  put_aside: (_, own) => [own('eclipse')],
  revealed_deck: (_, own) => [own('eclipse')],
}

export function places(event: GameEvent): readonly string[] {
  const own = (name: string): string => ownPlace(Number(event.seat), name)
  const special = byKind(SPECIAL, event, own)
  if (special) return special
  return Object.entries(PREFIX).flatMap(([key, prefix]) => {
    const value = event[key]
    return typeof value === 'string' ? [placeOf(prefix, value)] : []
  })
}
