/** The views of both editions in one type, and small questions to them. What only one edition has is optional. */
import type { PlayerColour } from '../../design/players'
import type { FirstPlayer, FirstValidated, FirstView, SecondPlayer, SecondValidated, SecondView } from '../../generated/ice'
import type { Choice } from '../../generated/protocol'
import type { Scene } from '../module'
import type { Ground, LaidTile, Standing } from './art/ground'
import { COLOUR_OF } from './art/types'
import type { Catalogue } from './catalogue'
import type { Either } from './either'

export type { IceObjective as Objective } from '../../generated/ice'
export type IceView = Either<Omit<FirstView, 'question'>, Omit<SecondView, 'question'>> & {
  readonly question: FirstView['question'] | SecondView['question']
}
type Back = IceView['tiles'][string]
export type IcePlayer = Either<FirstPlayer, SecondPlayer>
export type Validated = Either<FirstValidated, SecondValidated>
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
