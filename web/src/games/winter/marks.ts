/** Where an answer of Endless Winter leaves its mark. */
import type { Choice } from '../../generated/protocol'
import { at, type Marked } from '../marks'
import { ownPlace, placeOf } from './places'
import type { WinterScene } from './view'

type Where = (value: string, own: (name: string) => string, action: Choice['action']) => Marked

const place = (name: string): string => at('place', name)
const common = (what: string): Where => (value) => ({ at: [place(placeOf(what, value))] })
const ownOf = (name: (value: string) => string): Where => (value, own) => ({ at: [own(name(value))] })

/** By the kind of the answer: the field that says where, and how that is found. */
const WHERE: Readonly<Record<string, readonly [field: string, where: Where]>> = {
  place: ['to', common('column')],
  play: ['card', ownOf((card) => `hand-${card}`)],
  discard: ['card', ownOf((card) => `hand-${card}`)],
  put: ['card', ownOf((card) => `hand-${card}`)],
  bury: ['card', (card, own, { from }) => ({ at: [own(from === 'discard' ? 'discard' : `hand-${card}`)] })],
  use: ['card', ownOf((card) => `above-${card}`)],
  use_chief: ['kind', ownOf(() => 'chief')],
  work: ['kind', ownOf(() => 'food')],
  draw: ['kind', ownOf(() => 'deck')],
  take: ['what', ownOf((what) => (what === 'tool' ? 'tools' : what))],
  collect: ['from', ownOf((from) => from)],
  tip: ['species', ownOf((species) => species)],
  claim: ['hex', common('hex')],
  move: ['to', (to, _, { from }) => ({ at: [place(placeOf('hex', to))], from: place(placeOf('hex', String(from))) })],
  place_camp: ['kind', () => ({ at: [place(placeOf('hex', '0,0'))] })],
  settle: ['at', common('at')],
  raise: ['at', common('at')],
  take_tribe: ['type', common('card')],
  recruit: ['type', common('card')],
  take_culture: ['card', common('card')],
  take_animal: ['species', common('species')],
  draw_animal: ['kind', () => ({ at: [place('animal-deck')] })],
  take_stone: ['stone', common('stone')],
}

export function marks(choice: Choice, { seat, view }: WinterScene): Marked {
  const { action } = choice
  if (action.kind === 'advance') {
    const idol = action.idol === 'veneration' ? 'veneration' : 'offering'
    const now = seat === null ? 0 : (view.idols[idol][seat] ?? 0)
    return { at: [place(placeOf(idol, String(now + 1)))] }
  }
  const [field, where] = WHERE[String(action.kind)] ?? []
  const value = field === undefined ? undefined : action[field]
  if (!where || typeof value !== 'string') return { at: [] }
  return where(value, (name) => place(ownPlace(seat ?? 0, name)), action)
}
