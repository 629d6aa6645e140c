/** What pressing a hex means, and what it is in words. */
import type { Choice } from '../../generated/protocol'
import { enumerate, t } from '../../text/fluent.svelte'
import { called, fill, who } from '../../text/words'
import { byId } from './catalogue'
import { gainsInWords } from './sentences'
import { choicesOf, type WinterHex, type WinterScene } from './view'

export interface HexPresses {
  readonly choices: readonly Choice[]
  /** Pressing picks a camp up; the next press says where it goes. */
  readonly lifts: boolean
}

/** With a camp in hand its targets can be pressed; before that, the hexes a camp can leave. */
export function hexPresses(all: readonly Choice[], hex: string, lifted: string | null): HexPresses {
  const moves = choicesOf(all, 'move')
  const origins = new Set(moves.map(({ action }) => action.from))
  const from = lifted ?? (origins.size === 1 ? String([...origins][0]) : null)
  if (from !== null) {
    const to = moves.filter(({ action }) => action.from === from && action.to === hex)
    if (to.length > 0) return { choices: to, lifts: false }
    if (lifted === hex) return { choices: moves.filter(({ action }) => action.from === hex), lifts: true }
  }
  const here = [...choicesOf(all, 'claim', { hex }), ...(hex === '0,0' ? choicesOf(all, 'place_camp') : [])]
  if (here.length > 0) return { choices: here, lifts: false }
  const leaving = moves.filter(({ action }) => action.from === hex)
  // With one possible origin its targets glow at once and nothing need be picked up.
  if (leaving.length > 0 && origins.size > 1) return { choices: leaving, lifts: true }
  return { choices: [], lifts: false }
}

export function hexInWords(scene: WinterScene, hex: string, tile: WinterHex): string {
  const kind = byId(scene.catalogue.terrain, tile.terrain)
  const parts = [`${fill('winter-hex-at', { terrain: tile.terrain, hex }, scene)}.`]
  if (kind && kind.bonus.length > 0) parts.push(t('winter-hex-bonus', { gains: gainsInWords(kind.bonus, scene) }))
  const present = scene.view.players
    .map((_, seat) => ({ seat, influence: tile.influence[seat] ?? 0 }))
    .filter(({ influence }) => influence > 0)
    .map(({ seat, influence }) => t('winter-influence-of', { ...who(seat, scene), influence }))
  if (present.length > 0) parts.push(`${enumerate(present)}.`)
  if (kind && kind.bonus.length > 0 && tile.leading.length > 0) {
    parts.push(t('winter-hex-leaders', { players: enumerate(tile.leading.map((seat) => called(seat, scene))) }))
  }
  const token = tile.token === undefined ? undefined : byId(scene.catalogue.glacier_tokens, tile.token)
  if (token) parts.push(t('winter-glacier-token', { gains: gainsInWords(token.bonus, scene) }))
  return parts.join(' ')
}
