/** Cards and pieces in words, for those who point at them; effects are said as the game describes them. */
import { enumerate, t } from '../../text/fluent.svelte'
import { fill, fillAll, written, type Speech } from '../../text/words'
import {
  byId,
  type Ability,
  type Amount,
  type Card,
  type Catalogue,
  type Chief,
  type Gain,
  type SetupCard,
  type Species,
  type Stone,
} from './catalogue'

interface Named {
  readonly id: string
  readonly name: string
}

/** The name of a printed thing in the reader's language; a card pack's things keep the name they came with. */
export const nameOf = (what: string, { id, name }: Named): string => name || t(`winter-${what}-${id}`)

export const gainsInWords = (gains: readonly Gain[], speech: Speech): string => fillAll('gains', gains, speech)

export const priceInWords = (pay: readonly Amount[], speech: Speech): string => fillAll('price', pay, speech)

export const effectsInWords = (effects: readonly Ability[], speech: Speech): string => fillAll('effects', effects, speech)

export const columnInWords = (column: string): string => t(`winter-column-${column}`)

/** Everything a card says. */
export function cardInWords(card: Card, speech: Speech): string {
  const parts = [`${nameOf('card', card)}.`]
  if (card.labor_halves > 0) parts.push(t('winter-card-labor', { labor: written(card.labor_halves) }))
  parts.push(...card.abilities.map((ability) => `${capital(effectsInWords([ability], speech))}.`))
  if (card.end_vp > 0) parts.push(t('winter-card-end', { points: card.end_vp }))
  return parts.join(' ')
}

export function speciesInWords(species: Species, speech: Speech): string {
  const sets = species.wild
    ? t('winter-species-wild')
    : t('winter-species-sets', { values: species.set_values.join(', ') })
  const gains = gainsInWords(species.benefit, speech)
  return `${nameOf('species', species)}. ${t('winter-species-tip', { gains })} ${sets}`
}

export const stoneInWords = (stone: Stone, speech: Speech): string =>
  t('winter-stone-about', { era: stone.era, score: fill('winter-score', { ...stone.score }, speech) })

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

export function chiefInWords(chief: Chief, side: 'a' | 'b' | null, speech: Speech): string {
  const sides = side === null ? [chief.a, chief.b] : [chief[side]]
  return `${nameOf('chief', chief)}. ${sides.map((abilities) => `${capital(effectsInWords(abilities, speech))}.`).join(' ')}`
}

export function setupInWords(card: SetupCard, speech: Speech & { readonly catalogue: Catalogue }): string {
  const named = (what: string, items: readonly Named[], id: string): string =>
    nameOf(what, byId(items, id) ?? { id, name: id })
  const { cards, species } = speech.catalogue
  const parts = [
    gainsInWords([{ gain: 'food', count: card.food }], speech),
    gainsInWords([{ gain: 'tool', count: card.tools }], speech),
    named('card', cards, card.tribe),
    ...card.animals.map((animal) => named('species', species, animal)),
    ...(card.camp ? [gainsInWords([{ gain: 'place_camp', count: 1 }], speech)] : []),
  ]
  return t('winter-setup-about', { parts: enumerate(parts) })
}

/** "3 Tribesman, Brave": what is in a pile, equal cards counted. */
export function pileInWords(cards: readonly string[], find: (id: string) => Card): string {
  const said = [...new Set(cards)].map((id) => {
    const count = cards.filter((other) => other === id).length
    return count > 1 ? `${count} ${nameOf('card', find(id))}` : nameOf('card', find(id))
  })
  return said.join(', ')
}
