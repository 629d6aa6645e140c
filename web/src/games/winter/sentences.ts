/** Effects in words: the text on a card, in the reader's language, made from the same tree as its symbols. */
import { enumerate, has, t } from '../../text/fluent.svelte'
import {
  byId,
  type Ability,
  type Amount,
  type Card,
  type Catalogue,
  type Chief,
  type Gain,
  type Score,
  type SetupCard,
  type Species,
  type Stone,
} from './catalogue'

interface Named {
  readonly id: string
  readonly name: string
}

/** The name of a printed thing in the reader's language; a card pack's new things keep the name they came with. */
export function nameOf(what: string, { id, name }: Named): string {
  const key = `winter-${what}-${id}`
  return has(key) ? t(key) : name
}

/** A kind of terrain or a species. */
export const kindName = (kind: string): string =>
  t(has(`winter-terrain-${kind}`) ? `winter-terrain-${kind}` : `winter-species-${kind}`)

/** Half points are written as people say them. */
export const halvesInWords = (halves: number): string => {
  const whole = Math.floor(halves / 2)
  if (halves % 2 === 0) return String(whole)
  return whole === 0 ? '½' : `${whole}½`
}

export function gainInWords({ gain, count = 1, halves, types }: Gain): string {
  const said = t(`winter-gain-${gain}`, { count, labor: halvesInWords(halves ?? 2) })
  return types && types !== 'any' ? `${said} ${t(`winter-types-${types}`)}` : said
}

export const gainsInWords = (gains: readonly Gain[]): string => enumerate(gains.map(gainInWords))

function amountInWords({ what, count, types }: Amount): string {
  const said = t(`winter-pay-${what}`, { count })
  return types && types !== 'any' ? `${said} ${t(`winter-types-${types}`)}` : said
}

export const priceInWords = (pay: readonly Amount[]): string => enumerate(pay.map(amountInWords))

export function abilityInWords(ability: Ability): string {
  const gains = ability.choose
    ? t('winter-effect-choose', { ...ability.choose, gains: ability.gains.map(gainInWords).join(', ') })
    : gainsInWords(ability.gains)
  const body = ability.pay.length > 0 ? t('winter-effect-pay', { price: priceInWords(ability.pay), gains }) : gains
  const placed = ability.column ? t('winter-effect-column', { column: columnInWords(ability.column), body }) : body
  if (ability.scope === 'eclipse') return t('winter-effect-eclipse', { body: placed })
  if (ability.scope === 'when')
    return t('winter-effect-when', { event: t(`winter-when-${ability.event ?? ''}`), body: placed })
  return placed
}

export const columnInWords = (column: string): string => t(`winter-column-${column}`)

/** Everything a card says. */
export function cardInWords(card: Card): string {
  const parts = [`${nameOf('card', card)}.`]
  if (card.labor_halves > 0) parts.push(t('winter-card-labor', { labor: halvesInWords(card.labor_halves) }))
  parts.push(...card.abilities.map((ability) => `${capital(abilityInWords(ability))}.`))
  if (card.end_vp > 0) parts.push(t('winter-card-end', { points: card.end_vp }))
  return parts.join(' ')
}

export function speciesInWords(species: Species): string {
  const sets = species.wild
    ? t('winter-species-wild')
    : t('winter-species-sets', { values: species.set_values.join(', ') })
  return `${nameOf('species', species)}. ${t('winter-species-tip', { gains: gainsInWords(species.benefit) })} ${sets}`
}

export function scoreInWords(score: Score): string {
  const what = t(`winter-counter-${score.counter}`, { kinds: enumerate(score.kinds.map(kindName)) })
  if (score.table) return t('winter-score-table', { what, values: score.table.join(', ') })
  return t('winter-score-per', { points: score.each ?? 0, every: score.every ?? 1, what })
}

export const stoneInWords = (stone: Stone): string =>
  t('winter-stone-about', { era: stone.era, score: scoreInWords(stone.score) })

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

export function chiefInWords(chief: Chief, side: 'a' | 'b' | null): string {
  const sides = side === null ? [chief.a, chief.b] : [chief[side]]
  return `${nameOf('chief', chief)}. ${sides.map((abilities) => `${capital(abilities.map(abilityInWords).join('; '))}.`).join(' ')}`
}

export function setupInWords(card: SetupCard, catalogue: Catalogue): string {
  const named = (what: string, items: readonly Named[], id: string): string =>
    nameOf(what, byId(items, id) ?? { id, name: id })
  const parts = [
    gainInWords({ gain: 'food', count: card.food }),
    gainInWords({ gain: 'tool', count: card.tools }),
    named('card', catalogue.cards, card.tribe),
    ...card.animals.map((animal) => named('species', catalogue.species, animal)),
    ...(card.camp ? [gainInWords({ gain: 'place_camp', count: 1 })] : []),
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
