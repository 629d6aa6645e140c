/** What Endless Winter asks before something is given away. */
import type { Choice } from '../../generated/protocol'
import { t } from '../../text/fluent.svelte'
import { laborOf } from './labor'
import { isMeant } from './meant'
import type { WinterScene } from './view'

/** Labor is counted in halves.  EW-LAB-2 */
const WHOLE = 2

/** What moves on, and so gives up whatever else could be done here. */
const GIVES_UP: readonly string[] = ['decline', 'end_step']
/** What is no gift: it costs food, or gives something up by itself. */
const NO_GIFT: readonly string[] = [...GIVES_UP, 'work', 'play', 'slide', 'end_turn']
/** A card for who rests. An animal that is tipped counts no more in a set, so many leave it as it is.  EW-REST-1 */
const OF_REST: readonly string[] = ['draw', 'instead']

export function guard({ action }: Choice, scene: WinterScene): string | null {
  const kind = String(action.kind)
  const { choices } = scene
  if (GIVES_UP.includes(kind)) {
    const left = choices.filter((choice) => !NO_GIFT.includes(String(choice.action.kind)) && isMeant(choice, choices))
    return left.length > 0 ? t('winter-guard-gains', { count: left.length }) : null
  }
  if (kind === 'close') return guardDeck(scene)
  if (kind === 'end_turn' && scene.asked?.name === 'rest')
    return choices.some((choice) => OF_REST.includes(String(choice.action.kind))) ? t('winter-guard-gains', { count: 1 }) : null
  if (kind !== 'slide' && kind !== 'end_turn') return null
  const { pool, hand, food } = laborOf(scene)
  // Unspent labor is lost.  EW-LAB-3
  if (pool >= WHOLE) return t('winter-guard-labor', { labor: Math.floor(pool / WHOLE) })
  // Whoever has played nothing yet may not know where labor comes from.
  const begun = scene.seat !== null && (scene.view.players[scene.seat]?.above.length ?? 0) > 0
  return kind === 'slide' && !begun && pool + hand + food >= WHOLE
    ? t('winter-guard-no-labor', { labor: Math.floor((pool + hand + food) / WHOLE) })
    : null
}

/** Cards of an eclipse deck give labor, and whoever has the most of it goes first. */
function guardDeck({ view, seat }: WinterScene): string | null {
  const { hand_size = 0, eclipse_size = 0 } = view.players[seat ?? -1] ?? {}
  return eclipse_size === 0 && hand_size > 0 ? t('winter-guard-deck', { cards: hand_size }) : null
}
