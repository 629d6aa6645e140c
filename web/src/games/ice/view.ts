/** The view of I C E, second edition, as the server sends it, and small questions to it. */
import type { PlayerColour } from '../../design/players'
import type { Choice } from '../../generated/protocol'
import type { Scene } from '../module'
import type { Ground, LaidTile, Standing } from './art/ground'
import { COLOUR_OF } from './art/types'
import type { ArtifactKind, ArtifactType, Catalogue, Guild, Landscape } from './catalogue'

export interface Slot {
  readonly artifacts: readonly string[]
  readonly anima: number
  readonly used: boolean
  readonly ready: boolean
}

export interface Validated {
  readonly request: string
  readonly day: number
  readonly rank: number
  readonly points: number
  readonly bonus: number
}

export interface Breakdown {
  readonly decrees: readonly number[]
  readonly requests: number
  readonly bonuses: number
  readonly tokens: number
  readonly planning: number
}

export interface IcePlayer {
  readonly guild: Guild
  readonly ep: number
  readonly rp: number
  readonly leader: string | null
  readonly camp: string | null
  readonly camp_grey: boolean
  readonly planned: boolean
  readonly fluid: number
  readonly token: 'none' | 'blessing' | 'light' | 'light_turned' | 'dark' | 'dark_turned'
  readonly threshold: number
  readonly curse: number
  readonly study: readonly ArtifactType[]
  readonly turned: readonly ArtifactType[]
  readonly slots: Readonly<Record<ArtifactType, Slot>>
  readonly hold: readonly string[]
  readonly hand: number
  readonly requests: number
  readonly validated: readonly Validated[]
  readonly tokens: {
    readonly activation?: 'ready' | 'grey' | 'slot'
    readonly on?: ArtifactType | null
    readonly crampons?: number
    readonly archaeologists?: number
  }
  readonly score: number
  readonly breakdown: Breakdown
  /** Only of the seat that looks. */
  readonly hand_tiles?: readonly string[]
  readonly hand_requests?: readonly string[]
  /** How much of each request in hand could be paid now, and how much it takes. */
  readonly near?: Readonly<Record<string, readonly [number, number]>>
}

/** A back that can be seen; null for a tile that is fully covered. */
export type Back =
  | { readonly landscape: Landscape; readonly sides?: readonly number[] }
  | { readonly type: ArtifactKind }
  | null

/** What the excavation of a tile costs now, and why. */
export interface Dig {
  readonly cost: number
  readonly base: number
  readonly hard: number
  readonly explorers: number
}

export interface IceView {
  readonly seat: number | null
  readonly variants: Readonly<Record<string, boolean>>
  readonly day: number
  readonly days: number
  readonly first: number
  readonly active: number | null
  readonly order: readonly number[]
  readonly turn: { readonly spent: number; readonly limit: number; readonly used: readonly string[] }
  readonly over: boolean
  readonly tiles: Readonly<Record<string, Back>>
  readonly open: readonly string[]
  readonly digs?: Readonly<Record<string, Dig>>
  readonly crew: Readonly<Record<string, number>>
  readonly white_camps: readonly string[]
  readonly held: {
    readonly crew: number
    readonly leaders: readonly number[]
    readonly camp: 'white' | number | null
    readonly tile: string | null
  }
  readonly supply: { readonly archaeologists: number; readonly white_camps: number }
  readonly icons: readonly string[]
  readonly row: readonly string[]
  readonly decrees: readonly { readonly id: string; readonly scores: readonly number[] }[]
  readonly logbook: { readonly cards: readonly string[]; readonly left: number }
  readonly market: readonly string[]
  readonly request_deck: number
  readonly curse_tokens: readonly number[]
  readonly players: readonly IcePlayer[]
}

export type IceScene = Scene<IceView, Catalogue>

export const MOST_EP = 6

export const colourOf = (view: IceView, seat: number): PlayerColour =>
  COLOUR_OF[view.players[seat]?.guild ?? 'navigators']

/** Where the leader of the seat that is asked, or looks, stands. */
export function leaderOf({ view, asked, seat }: Pick<IceScene, 'view' | 'asked' | 'seat'>): string | null {
  return view.players[asked?.seat ?? seat ?? -1]?.leader ?? null
}

/** The choices of these kinds, or those among them that name this type, tile, request ... */
export function choicesOf(
  choices: readonly Choice[],
  kinds: readonly string[],
  wanted: Record<string, unknown> = {},
): Choice[] {
  return choices.filter(
    ({ action }) =>
      kinds.includes(String(action.kind)) && Object.entries(wanted).every(([name, value]) => action[name] === value),
  )
}

const laid = (back: Back): LaidTile => {
  if (back === null) return { back: null }
  return 'type' in back ? { back: back.type } : { back: back.landscape, sides: back.sides }
}

const known = new WeakMap<IceView, Ground>()

/** The view in the words of the drawing; the same view gives the same object. */
export function groundOf(view: IceView): Ground {
  let ground = known.get(view)
  if (!ground) known.set(view, (ground = makeGround(view)))
  return ground
}

function makeGround(view: IceView): Ground {
  const standing = new Map<string, Standing>()
  const add = (id: string, more: Partial<Standing>): void => {
    standing.set(id, { leaders: [], crew: 0, camp: null, ...standing.get(id), ...more })
  }
  for (const [id, crew] of Object.entries(view.crew)) add(id, { crew })
  for (const id of view.white_camps) add(id, { camp: { colour: null, spent: false } })
  view.players.forEach((player, seat) => {
    const colour = colourOf(view, seat)
    if (player.camp) add(player.camp, { camp: { colour, spent: player.camp_grey } })
    if (player.leader) add(player.leader, { leaders: [...(standing.get(player.leader)?.leaders ?? []), colour] })
  })
  return {
    tiles: new Map(Object.entries(view.tiles).map(([id, back]) => [id, laid(back)])),
    standing,
    taken: new Set(view.icons),
  }
}
