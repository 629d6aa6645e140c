/** The view of I C E as the server sends it, and small questions to it. What only one edition has is optional. */
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
  readonly points: number
  /** The first edition validates only at the end, without bonuses. */
  readonly day?: number
  readonly bonus?: number
}

export interface Breakdown {
  readonly decrees: readonly number[]
  readonly requests: number
  readonly tokens: number
  readonly bonuses?: number
  readonly planning?: number
  /** Only in the first edition: what missed requests cost, and what the Hall of Spheres brings. */
  readonly penalties?: number
  readonly spheres?: number
}

export interface IcePlayer {
  readonly guild: Guild
  readonly ep: number
  readonly rp: number
  readonly leader: string | null
  readonly planned: boolean
  readonly slots: Readonly<Record<ArtifactType, Slot>>
  /** Of the second edition. */
  readonly camp?: string | null
  readonly camp_grey?: boolean
  readonly fluid?: number
  readonly token?: 'none' | 'blessing' | 'light' | 'light_turned' | 'dark' | 'dark_turned'
  readonly threshold?: number
  readonly curse?: number
  readonly study?: readonly ArtifactType[]
  readonly turned?: readonly ArtifactType[]
  readonly hold?: readonly string[]
  /** Of the first: how many artifacts were sent home; the owner, and everybody after the end, sees which. */
  readonly city?: number
  readonly city_artifacts?: readonly string[]
  readonly hand: number
  readonly requests: number
  readonly validated?: readonly Validated[]
  readonly tokens: {
    readonly activation?: 'ready' | 'grey' | 'slot'
    readonly on?: ArtifactType | null
    readonly crampons?: number
    readonly archaeologists?: number
  }
  /** Unknown while a City lies face down. */
  readonly score?: number | null
  readonly breakdown?: Breakdown | null
  /** Only of the seat that looks. */
  readonly hand_tiles?: readonly string[]
  readonly hand_requests?: readonly string[]
  /** How much of each request in hand could be paid now, and how much it takes. */
  readonly near?: Readonly<Record<string, readonly [number, number]>>
}

/** What a lone player or a team has to reach; null where it is not known yet. */
export interface Objective {
  readonly id: 'artifacts' | 'requests' | 'request_rp' | 'edifice'
  readonly needed: number
  /** By seat, or one number for all together. */
  readonly reached: readonly (number | null)[]
  readonly met: boolean | null
}

/** A back that can be seen; null for a tile that is fully covered. */
export type Back =
  | { readonly landscape: Landscape; readonly sides?: readonly number[] }
  | { readonly type: ArtifactKind }
  | { readonly edifice: string | null }
  | null

/** What the excavation of a tile costs now, and why. */
export interface Dig {
  readonly cost: number
  readonly base: number
  readonly hard: number
  readonly explorers: number
}

export interface IceView {
  readonly game: 'ice1' | 'ice2'
  readonly seat: number | null
  readonly variants: {
    readonly first_steps: boolean
    readonly logbook?: boolean
    readonly expert?: boolean
    readonly turned_deep?: boolean
    /** Of the first edition: the Edifices at work, and how the odd levels lie. */
    readonly edifices?: readonly string[]
    readonly odd_levels?: string
  }
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
  /** White in the second edition, neutral in the first. */
  readonly white_camps?: readonly string[]
  readonly camps?: readonly string[]
  readonly held: {
    readonly crew: number
    readonly leaders: readonly number[]
    readonly camp: 'white' | number | null
    readonly tile: string | null
  }
  readonly supply: {
    readonly archaeologists: number
    readonly white_camps?: number
    readonly camps?: number
    readonly smilodons?: number
    readonly flakes?: number
  }
  readonly decrees: readonly { readonly id: string; readonly scores: readonly (number | null)[] }[]
  readonly logbook: { readonly cards: readonly string[]; readonly left: number }
  readonly request_deck: number
  /** Of the first edition: how it is won, what has come to light, what was drawn. */
  readonly mode?: 'competitive' | 'solo' | 'cooperative'
  readonly objectives?: readonly Objective[]
  readonly edifices?: readonly string[]
  readonly found?: string | null
  readonly bag?: number
  readonly register?: number
  readonly register_cards?: readonly string[]
  readonly drawn?: number
  readonly drawn_tiles?: readonly string[]
  /** Guarded tiles. */
  readonly smilodons?: readonly { readonly at: string; readonly by: number | null }[]
  readonly wyvern?: string | null
  /** Of the second edition. */
  readonly icons?: readonly string[]
  readonly row?: readonly string[]
  readonly market?: readonly string[]
  readonly curse_tokens?: readonly number[]
  readonly players: readonly IcePlayer[]
}

export type IceScene = Scene<IceView, Catalogue>

/** The end of the EP track. */
export const mostEp = ({ game }: Pick<IceView, 'game'>): number => (game === 'ice1' ? 7 : 6)

/** The pawn that guards a tile. */
export function beastAt(view: IceView, id: string): 'smilodon' | 'wyvern' | null {
  if (view.wyvern === id) return 'wyvern'
  return view.smilodons?.some(({ at }) => at === id) ? 'smilodon' : null
}

/** Camps that belong to nobody. */
export const commonCamps = (view: IceView): readonly string[] => view.white_camps ?? view.camps ?? []

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

/** The first edition counts sides with the clock, the drawing against it. */
export const turned = ({ game }: IceView, sides?: readonly number[]): readonly number[] | undefined =>
  game === 'ice1' ? sides?.map((side) => (6 - side) % 6) : sides

const laid = (view: IceView, back: Back): LaidTile => {
  if (back === null) return { back: null }
  if ('edifice' in back) return { back: 'edifice', edifice: back.edifice }
  return 'type' in back ? { back: back.type } : { back: back.landscape, sides: turned(view, back.sides) }
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
    standing.set(id, { leaders: [], crew: 0, camp: null, beast: null, ...standing.get(id), ...more })
  }
  for (const [id, crew] of Object.entries(view.crew)) add(id, { crew })
  for (const { at } of view.smilodons ?? []) add(at, { beast: 'smilodon' })
  if (view.wyvern) add(view.wyvern, { beast: 'wyvern' })
  for (const id of commonCamps(view)) add(id, { camp: { colour: null, spent: false } })
  view.players.forEach((player, seat) => {
    const colour = colourOf(view, seat)
    if (player.camp) add(player.camp, { camp: { colour, spent: player.camp_grey ?? false } })
    if (player.leader) add(player.leader, { leaders: [...(standing.get(player.leader)?.leaders ?? []), colour] })
  })
  return {
    tiles: new Map(Object.entries(view.tiles).map(([id, back]) => [id, laid(view, back)])),
    standing,
    taken: new Set(view.icons ?? []),
  }
}
