/** What speaks for an answer, in words. */
import type { Reason } from '../generated/protocol'
import { enumerate, figure, has, t } from '../text/fluent.svelte'

/** Both editions of I C E share their words. */
const family = (game: string): string => (game.startsWith('ice') ? 'ice' : game)

function named(game: string, { name, points }: Reason): string {
  const own = `reason-${family(game)}-${name}`
  const amount = figure(points, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  return t(has(own) ? own : `reason-${name}`, { amount })
}

/** "More coins and +2 points": the weightiest first. */
export function because(game: string, reasons: readonly Reason[]): string {
  const said = enumerate(reasons.map((reason) => named(game, reason)))
  return said.charAt(0).toLocaleUpperCase() + said.slice(1)
}
