/** Printed things by their id, and what they are called. */
import { enumerate, t } from '../../text/fluent.svelte'
import {
  TYPES,
  type ArtifactKind,
  type Catalogue,
  type PrintedDecree,
  type PrintedLogbookCard,
  type PrintedRequest,
} from './catalogue'
import { say } from './edition'
import type { IceView } from './view'

export interface Artifact {
  readonly kind: ArtifactKind
  readonly form: number | null
  readonly anima: number
}

const KINDS: readonly string[] = [...TYPES, 'prismatic']

/** "surface-harmony-2" is a vessel, stele or mask of Harmony with one anima; "intermediate-harmony-2-a2" says how many. */
export function artifactOf(id: string): Artifact {
  const [level = '', kind = '', form, anima] = id.split('-')
  return {
    kind: KINDS.includes(kind) ? (kind as ArtifactKind) : 'prismatic',
    form: form ? Number(form) : null,
    anima: anima ? Number(anima.slice(1)) : level === 'deep' ? 2 : 1,
  }
}

export const typeName = (type: unknown): string => (type ? t(`ice-page-type-${String(type)}`) : '')
export const faceName = (face: unknown): string => (face ? t(`ice-page-face-${String(face)}`) : '')
export const guildName = (guild: unknown): string => (guild ? t(`ice-page-guild-${String(guild)}`) : '')

/** The slot that such a piece lies on. */
export const slotOfItem = (item: string): string => /(?:on-|study-)(\w+)$/.exec(item)?.[1] ?? item.replace(/-.*/, '')

const MISSING: PrintedRequest = { id: '', kind: 'prismatic2', types: [], rewards: [0], copies: 0, provenance: '' }

export const requestOf = (catalogue: Catalogue, id: string): PrintedRequest =>
  catalogue.requests.find((request) => request.id === id) ?? { ...MISSING, id }

export function requestName({ kind, types, rewards }: PrintedRequest): string {
  return t(`ice-page-request-${kind}`, {
    types: enumerate(types.map(typeName)),
    first: typeName(types[0]),
    second: typeName(types[1]),
    some: rewards[1] ?? 0,
    worth: rewards[2] ?? rewards[0] ?? 0,
  })
}

export const decreeOf = (catalogue: Catalogue, id: string): PrintedDecree =>
  catalogue.decrees.find((decree) => decree.id === id) ?? { id, kind: 'rp_tokens', type: null, rates: [1], provenance: '' }

export const decreeName = (view: Pick<IceView, 'game'>, { kind, type }: PrintedDecree): string =>
  say(view, `decree-${kind}`, { type: typeName(type) })

const BLANK: PrintedLogbookCard = { id: '', name: '', does: '', count: 0, on: '', icon: 'blank', provenance: '' }

export const cardOf = (catalogue: Catalogue, id: string): PrintedLogbookCard =>
  catalogue.logbook.find((card) => card.id === id) ?? { ...BLANK, id, name: id }

export function cardEffect({ does, on }: PrintedLogbookCard): string {
  return t(does === 'archaeologists_on' ? `ice-page-log-${does}-${on}` : `ice-page-log-${does}`)
}
