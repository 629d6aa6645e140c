/** A space of the dig in words: what it is, who is there, what its excavation costs and why. */
import { t } from '../../text/fluent.svelte'
import { who } from '../../text/words'
import { coversOf, type Ground } from './art/ground'
import type { Site } from './art/site'
import type { Space } from './catalogue'
import { beastAt, commonCamps, turned, type IceScene } from './view'

export interface Price {
  readonly said: string
  readonly parts: readonly string[]
}

type Looking = Pick<IceScene, 'view' | 'nameOf' | 'you'>

const whatIs = (space: Space, { view }: Looking): string => {
  if (space.cells) return t('ice-page-region')
  if (!space.tile) return t('ice-page-rim')
  const back = view.tiles[space.id]
  if (!back) return t('ice-page-back-unknown')
  if ('edifice' in back) return t(back.edifice ? `ice-page-edifice-${back.edifice}` : 'ice-page-back-edifice')
  return t(`ice-page-back-${'type' in back ? back.type : back.landscape}`)
}

export const titleOf = (scene: Looking, site: Site, id: string): string => {
  const space = site.space(id)
  const level = t(`ice-page-level-${site.levels[space.level] ?? 'floor'}`)
  return t('ice-page-space', { level, what: whatIs(space, scene), id })
}

/** Who and what stands there. */
export function presence(scene: Looking, id: string): string[] {
  const { view } = scene
  const found: string[] = []
  view.players.forEach((player, seat) => {
    if (player.leader === id) found.push(t('ice-page-on-it-leader', who(seat, scene)))
  })
  const beast = beastAt(view, id)
  if (beast) found.push(t(`ice-page-on-it-${beast}`))
  const crew = view.crew[id] ?? 0
  if (crew > 0) found.push(t('ice-page-on-it-crew', { count: crew }))
  if (commonCamps(view).includes(id)) found.push(t('ice-page-on-it-camp-white'))
  view.players.forEach((player, seat) => {
    if (player.camp !== id) return
    const said = player.camp_grey ? 'ice-page-on-it-camp-spent' : 'ice-page-on-it-camp'
    found.push(t(said, who(seat, scene)))
  })
  return found
}

/** The price of an excavation with its parts; or why there is none. Null where nothing can ever be excavated. */
export function priceOf(scene: Looking, site: Site, ground: Ground, id: string): Price | null {
  const space = site.space(id)
  if (!space.tile || !scene.view.digs) return null
  const covers = coversOf(space, ground)
  const dig = scene.view.digs[id]
  if (!dig) {
    return { said: t(`ice-page-cost-blocked-${obstacle(scene, id, covers.length)}`), parts: [] }
  }
  const parts = [t('ice-page-cost-base', { count: dig.base, level: site.levels[space.level] })]
  if (dig.hard > 0) parts.push(t(`ice-page-cost-${hardness(scene, id, covers.length)}`))
  if (dig.explorers > 0) parts.push(t('ice-page-cost-explorers', { count: dig.explorers }))
  return { said: t('ice-page-cost', { cost: dig.cost }), parts }
}

/** Why a tile cannot be excavated at all. */
function obstacle({ view }: Looking, id: string, covers: number): 'beast' | 'edifice' | 'covers' | 'buried' {
  const back = view.tiles[id]
  if (back && 'edifice' in back) return 'edifice'
  if (beastAt(view, id)) return 'beast'
  return covers > 1 ? 'covers' : 'buried'
}

/** Which of the three makes a tile hard, for the sentence; one is enough. */
function hardness({ view }: Looking, id: string, covers: number): 'cover' | 'nunatak' | 'camp' {
  if (covers > 0) return 'cover'
  const back = view.tiles[id]
  return back && 'landscape' in back && back.landscape === 'nunatak' ? 'nunatak' : 'camp'
}

export function faultOf({ view }: Looking, id: string): string | null {
  const back = view.tiles[id]
  if (!back || !('sides' in back) || !back.sides) return null
  const named = turned(view, back.sides) ?? []
  return t('ice-page-fault', { sides: named.map((side) => t(`ice-page-side-${side}`)).join(', ') })
}

/** Everything in one text, for those who listen. */
export function spaceInWords(scene: Looking, site: Site, ground: Ground, id: string): string {
  const price = priceOf(scene, site, ground, id)
  return [titleOf(scene, site, id), ...presence(scene, id), faultOf(scene, id), price?.said]
    .filter((line) => line)
    .join('. ')
}
