/** What Roam asks before something is given away. */
import type { Choice } from '../../generated/protocol'
import { t } from '../../text/fluent.svelte'
import { describe } from '../../text/words'
import { choicesOf, type RoamScene } from './view'

export function guard(choice: Choice, scene: RoamScene): string | null {
  if (choice.action.kind === 'end_actions') return guardSquares(scene)
  // The next artifact is turned up at once, so that there is no way back.
  return choice.action.kind === 'buy_artifact' ? t('roam-guard-buy', { deed: describe(choice, scene) }) : null
}

/** Squares that cost nothing, or bring in as many coins as they cost, are given away with the end of the actions. */
function guardSquares({ choices }: RoamScene): string | null {
  const free = choicesOf(choices, 'fill').filter(
    (fill) => fill.action.replace === undefined && Number(fill.preview.coins ?? 0) >= Number(fill.preview.price ?? 0),
  )
  const squares = new Set(free.map((fill) => fill.action.square))
  return squares.size > 0 ? t('roam-guard-free', { count: squares.size }) : null
}
