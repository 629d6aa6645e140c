/** I C E in sentences: what is asked, what can be done, what happened. */
import type { Asked, Choice } from '../../generated/protocol'
import { enumerate, has, t, type Facts } from '../../text/fluent.svelte'
import type { GameEvent, Speech } from '../module'
import type { Catalogue } from './catalogue'
import { artifactName, artifactOf, artifactsBriefly, cardOf, faceName, guildName, itemName } from './printed'
import { requestBriefly, requestOf, typeName } from './printed'
import { namePayable } from './unpaid'

type Words = Pick<Speech<Catalogue>, 'catalogue' | 'nameOf'>

/** Both editions share their words; a sentence of one edition only stands under its own name. */
const key = ({ catalogue }: Words, rest: string): string => {
  const own = `${catalogue.edifices ? 'ice1' : 'ice2'}-${rest}`
  return has(own) ? own : `ice-${rest}`
}

const FACES: readonly string[] = ['face', 'tile']
const TYPES: readonly string[] = ['type', 'from', 'to']

/** Names in place of ids, wherever a fact is one. */
function readable(facts: Facts, speech: Words): Facts {
  const { catalogue } = speech
  const said: Record<string, unknown> = { ...facts }
  for (const name of FACES) {
    const value = facts[name]
    if (typeof value === 'string' && value.includes('_') && has(`ice-page-face-${value}`)) said[name] = faceName(value)
    else if (value === 'wreck') said[name] = faceName(value)
  }
  for (const name of TYPES) {
    const value = facts[name]
    if (typeof value === 'string' && has(`ice-page-type-${value}`)) said[name] = typeName(value)
  }
  if (typeof facts.request === 'string') {
    const request = requestOf(catalogue, facts.request)
    said.request = requestBriefly(request)
    said.worth = Math.max(...request.rewards)
  }
  if ('artifact' in facts) said.artifact = facts.artifact ? artifactName(artifactOf(String(facts.artifact))) : 0
  if (typeof facts.edifice === 'string') said.edifice = t(`ice-page-edifice-${facts.edifice}`)
  if (typeof facts.leader === 'string') said.leader = guildName(facts.leader)
  if (typeof facts.card === 'string') said.card = cardOf(catalogue, facts.card).name
  if (typeof facts.landscape === 'string') said.landscape = t(`ice-page-back-${facts.landscape}`)
  if (typeof facts.seat === 'number') said.player = speech.nameOf(facts.seat)
  if (typeof facts.first === 'number') said.first = speech.nameOf(facts.first)
  return said
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])

export function ask({ facts }: Asked, speech: Words): Facts {
  const said = readable(facts, speech)
  const camp = facts.camp
  return {
    ...said,
    tiles: enumerate(list(facts.tiles).map(String)),
    count: list(facts.tiles).length,
    camp: has(`ice-page-guild-${String(camp)}`) ? guildName(camp) : (camp ?? ''),
    piece: facts.piece === 'archaeologist' ? facts.piece : guildName(facts.piece),
    chosen: enumerate(list(facts.chosen).map(itemName)),
  }
}

export function describe({ action, preview }: Choice, speech: Words): string {
  const kind = String(action.kind)
  const facts = readable({ ...preview, ...action }, speech)
  return t(key(speech, `do-${kind}`), {
    ...facts,
    cost: preview.cost ?? 0,
    crew: action.crew ?? 0,
    termites: action.termites ?? 0,
    ability: action.ability ?? 'no',
    // What pays a request, or how an effect is triggered: a slot, the token, the gem.
    with: kind === 'pay' ? itemName(action.with) : (action.with ?? ''),
    slot: action.slot ? typeName(action.slot) : 'none',
    collapses: list(preview.collapses).length,
    cover: preview.cover ?? 'no',
  })
}

const counting = (sum: number, put: unknown): number => sum + Number((put as Facts).count ?? 0)

export function tell(event: GameEvent, speech: Words): string | null {
  const message = key(speech, `event-${String(event.kind)}`)
  if (!has(message)) return null
  const said = readable(event, speech)
  const crew = list(event.crew)
  const at = event.at
  return t(message, {
    artifact: 0,
    ...said,
    crew: Array.isArray(event.crew) ? crew.reduce<number>(counting, 0) : (event.crew ?? 0),
    places: enumerate(crew.map((put) => String((put as Facts).at ?? ''))),
    at: at === null ? 'none' : (at ?? ''),
    tiles: enumerate(list(event.tiles).map(String)),
    count: event.count ?? (list(event.tiles).length || list(event.requests).length),
    from: event.from === null ? 'none' : (said.from ?? ''),
    origins: enumerate(list(event.from).map(String)),
    unpaid: namePayable(event.left, speech.catalogue),
    paid: enumerate(list(event.paid).map(itemName)),
    requests: enumerate(list(event.requests).map((id) => requestBriefly(requestOf(speech.catalogue, String(id))))),
    faces: enumerate(list(event.faces).map(faceName)),
    artifacts: artifactsBriefly(list(event.artifacts).map(String)) || 'none',
    winners: enumerate(list(event.winners).map((seat) => speech.nameOf(Number(seat)))),
    owner: typeof event.owner === 'number' ? speech.nameOf(event.owner) : '',
  })
}
