/** Ids in facts become names: what actions, questions and events speak of, readable. */
import { enumerate, has, t, type Facts } from '../../text/fluent.svelte'
import type { Speech } from '../module'
import { byId, type Ability, type Catalogue, type Gain } from './catalogue'
import {
  abilityInWords,
  capital,
  columnInWords,
  gainsInWords,
  halvesInWords,
  kindName,
  nameOf,
  priceInWords,
  scoreInWords,
} from './sentences'
import type { WinterView } from './view'

export type Words = Speech<Catalogue>

type Reader = (value: string, speech: Words) => string

/** The scene that speaks knows the table too; a plain speech knows the printed components only. */
export function viewOf(speech: Words): WinterView | null {
  return 'view' in speech ? (speech.view as WinterView) : null
}

const keyed =
  (prefix: string): Reader =>
  (value) =>
    has(`${prefix}-${value}`) ? t(`${prefix}-${value}`) : value

function cardName(value: string, { catalogue }: Words): string {
  const setup = byId(catalogue.setup_cards, value)
  return setup
    ? nameOf('setup-card', setup)
    : nameOf('card', byId(catalogue.cards, value) ?? { id: value, name: value })
}

export function hexName(hex: string, speech: Words): string {
  const terrain = viewOf(speech)?.land[hex]?.terrain
  return terrain ? t('winter-hex-at', { terrain: kindName(terrain), hex }) : hex
}

const isHex = (value: string): boolean => /^-?\d,-?\d$/.test(value)

/** A hex, a meeting place of three hexes, a cell, or a part of the own board. */
function placeName(value: string, speech: Words): string {
  if (value.includes('+')) return enumerate(value.split('+').map((hex) => hexName(hex, speech)))
  if (isHex(value)) return hexName(value, speech)
  for (const prefix of ['winter-zone', 'winter-board']) if (has(`${prefix}-${value}`)) return t(`${prefix}-${value}`)
  return value
}

/** A place of the megalith field: a cell, or a level above it. */
export function stackName(value: string): string {
  const [at = '', level] = value.split('^')
  return level === undefined ? at : t('winter-at-level', { at, level: Number(level) + 1 })
}

const stoneName: Reader = (value, { catalogue }) => {
  const stone = byId(catalogue.stones, value)
  return stone ? `(${scoreInWords(stone.score)})` : value
}

const tokenName: Reader = (value, { catalogue }) => {
  const rest = byId(catalogue.rest_tokens, value)
  const glacier = byId(catalogue.glacier_tokens, value)
  if (rest) return rest.effects.map(abilityInWords).join('; ')
  return glacier ? gainsInWords(glacier.bonus) : value
}

const READERS: Readonly<Record<string, Reader>> = {
  card: cardName,
  type: cardName,
  deck: cardName,
  chief: (value, { catalogue }) => nameOf('chief', byId(catalogue.chiefs, value) ?? { id: value, name: value }),
  species: keyed('winter-species'),
  column: columnInWords,
  figure: keyed('winter-figure'),
  idol: keyed('winter-track'),
  what: keyed('winter-thing'),
  of: keyed('winter-thing'),
  take: keyed('winter-thing'),
  terrain: kindName,
  hex: hexName,
  stone: stoneName,
  token: tokenName,
}

/** Facts that are several things at once. */
const LISTS: Readonly<Record<string, Reader>> = {
  cards: cardName,
  species: keyed('winter-species'),
  order: (value, speech) => speech.nameOf(Number(value)),
}

export function readable(facts: Facts, speech: Words): Facts {
  const said: Record<string, unknown> = { ...facts }
  for (const [key, value] of Object.entries(facts)) {
    const list = LISTS[key]
    if (typeof value === 'string' && READERS[key]) said[key] = READERS[key](value, speech)
    else if (Array.isArray(value) && list) said[key] = enumerate(value.map((item) => list(String(item), speech)))
  }
  if (typeof facts.halves === 'number') said.labor = halvesInWords(facts.halves)
  if (Array.isArray(facts.due)) said.due = gainsInWords(facts.due as Gain[])
  return said
}

export { placeName }

/** What it costs, as events and refusals name it: food, tools, halves of labor. */
export function costInWords({ food, tools, halves }: Facts): string {
  const pay = [
    { what: 'food' as const, count: Number(food ?? 0) },
    { what: 'tool' as const, count: Number(tools ?? 0) },
    { what: 'labor' as const, count: Number(halves ?? 0) / 2 },
  ]
  return priceInWords(pay.filter(({ count }) => count > 0))
}

/** The ability an action would use. */
export function abilityOf(action: Facts, speech: Words): Ability | undefined {
  const { catalogue } = speech
  const view = viewOf(speech)
  if (action.kind === 'use' || action.kind === 'forgo_use')
    return byId(catalogue.cards, String(action.card))?.abilities[Number(action.ability) - 1]
  if (action.kind === 'use_token')
    return byId(catalogue.rest_tokens, view?.acting.token ?? '')?.effects[Number(action.effect) - 1]
  const owner = view === null || view.seat === null ? undefined : view.players[view.seat]
  const chief = byId(catalogue.chiefs, owner?.chief ?? '')
  if (action.kind === 'use_chief' && owner?.side) return chief?.[owner.side][Number(action.ability) - 1]
  return undefined
}

/** Both sides of a chief card are told apart by what they do. */
export function sideInWords(side: unknown, speech: Words): string {
  const view = viewOf(speech)
  const owner = view === null || view.seat === null ? undefined : view.players[view.seat]
  const abilities = byId(speech.catalogue.chiefs, owner?.chief ?? '')?.[side === 'b' ? 'b' : 'a']
  const name = capital(String(side))
  return abilities ? t('winter-side', { side: name, effect: abilities.map(abilityInWords).join('; ') }) : name
}
