/** What a click on something of Endless Winter would mean. Places are named as in `places.ts`. */
import { alike } from '../meaning'
import type { Named, Place, Scene } from '../module'
import type { Catalogue } from './catalogue'
import type { WinterView } from './view'

type Meaning = (name: string, scene: Scene<WinterView, Catalogue>) => readonly Named[]

const CULTURE = /^c\d-/

/** The places that are everybody's, by the first word of their name. */
const COMMON: Readonly<Record<string, Meaning>> = {
  column: (name, { choices }) => alike(choices, ['place'], ['to'], name, { kind: 'place', figure: 'tribe', to: name }),
  card: (name, { choices }) =>
    CULTURE.test(name)
      ? alike(choices, ['take_culture'], ['card'], name, { kind: 'take_culture', card: name })
      : alike(choices, ['recruit', 'take_tribe'], ['type'], name, { kind: 'recruit', type: name }),
  stone: (name) => [{ kind: 'take_stone', stone: name }],
  species: (name) => [{ kind: 'take_animal', species: name }],
  animal: () => [{ kind: 'draw_animal' }],
  hex: (name, scene) => alike(scene.choices, ['claim', 'move'], ['hex', 'to'], name, camps(scene, name)),
  offering: () => [{ kind: 'advance', idol: 'offering' }],
  veneration: () => [{ kind: 'advance', idol: 'veneration' }],
}

/** The places of the own board. */
const OWN: readonly (readonly [RegExp, Meaning])[] = [
  [/^hand-(.+)$/, (card, { choices }) => alike(choices, ['play', 'discard', 'put', 'bury'], ['card'], card, { kind: 'play', card })],
  [/^above-(.+)$/, (card) => [{ kind: 'use', card, ability: 1 }]],
  [/^(megaliths-\d|settlement|stone-\d)$/, (from) => [{ kind: 'collect', from }]],
  [/^(chief)$/, () => [{ kind: 'use_chief', ability: 1 }]],
  [/^(food)/, () => [{ kind: 'work', food: 1 }]],
  [/^(deck)$/, () => [{ kind: 'draw' }]],
]

export function meant({ place }: Place, scene: Scene<WinterView, Catalogue>): readonly Named[] | null {
  if (!place) return null
  const own = /^seat-(\d+)-(.+)$/.exec(place)
  if (own) {
    if (Number(own[1]) !== scene.seat) return []
    for (const [pattern, meaning] of OWN) {
      const name = pattern.exec(own[2] ?? '')?.[1]
      if (name !== undefined) return meaning(name, scene)
    }
    const tipped = scene.catalogue.species.find(({ id }) => id === own[2])
    return tipped ? [{ kind: 'tip', species: tipped.id }] : []
  }
  const [, word, name = ''] = /^([a-z]+)-(.*)$/.exec(place) ?? []
  // A whole part of the table, which lessons point at, is nothing that could be clicked.
  return word === undefined ? null : (COMMON[word]?.(name, scene) ?? [])
}

/** To move a camp there from where the player has one. */
function camps({ view, seat }: Scene<WinterView, Catalogue>, to: string): Named | null {
  const from = Object.entries(view.land).find(([hex, { camps }]) => hex !== to && (camps[seat ?? -1] ?? 0) > 0)?.[0]
  return from === undefined ? { kind: 'place_camp' } : { kind: 'move', from, to }
}
