import type { Lobby } from '../module'
import { COLOUR_OF } from './art/types'
import type { Guild } from './catalogue'

const SECOND: readonly Guild[] = ['navigators', 'incandescents', 'striders', 'providers', 'cryoarchitects']
const FIRST: readonly Guild[] = ['navigators', 'incandescents', 'striders', 'alchemists', 'cryoarchitects']

const SECOND_RULINGS = ['gem_counts_as_daily_use', 'forms_request_single_form_allowed', 'fault_sides', 'deep_sublattice']
const FIRST_RULINGS = [
  ...['odd_level_class', 'fault_sides', 'base_camp_tile_central', 'hand_overflow', 'exalted_mandatory_each'],
  ...['charisma_one_leader', 'whistle_protects_partial_camp', 'last_round_for_finished_players', 'send_at_stop'],
  ...['extra_edifice_rp', 'solo_reveal_ends_game', 'coop_artifact_scope', 'coop_request_scope', 'coop_strict_reveal'],
]

const lobbyOf = (name: string, guilds: readonly Guild[]): Lobby => ({
  name,
  cover: () => import('./Cover.svelte'),
  seatDefaults: (option, players) => (option === 'guilds' ? guilds.slice(0, players) : []),
  colourOf: (option, value) => (option === 'guilds' ? COLOUR_OF[value as Guild] : null),
})

export const ice2: Lobby = { ...lobbyOf('ice2', SECOND), rulings: SECOND_RULINGS }

/** One player plays alone, and only one. */
export const ice1: Lobby = {
  ...lobbyOf('ice1', FIRST),
  cover: () => import('./FirstCover.svelte'),
  rulings: FIRST_RULINGS,
  settle: ({ mode }, players) => ({ mode: players === 1 ? 'solo' : mode === 'solo' ? 'competitive' : mode }),
}
