/** The levels of the idol board in words and in order. */
import { t } from '../../text/fluent.svelte'
import { gainsInWords } from './sentences'
import type { WinterScene, WinterView } from './view'

/** The seats on a veneration level, the leftmost first: further left ranks higher.  EW-IDOL-4 */
export function venerationRow(view: WinterView, level: number): readonly number[] {
  return view.idols.rank.filter((seat) => view.idols.veneration[seat] === level)
}

export function offeringAbout(scene: WinterScene, level: number): string {
  const { rates, bonus } = scene.catalogue.idol_board.offering
  const gives = bonus[level] ?? []
  const parts = [t('winter-offering-level', { level, rate: rates[level] ?? 0 })]
  if (gives.length > 0) parts.push(t('winter-level-bonus', { gains: gainsInWords(gives, scene) }))
  return parts.join(' ')
}

export function venerationAbout(scene: WinterScene, level: number): string {
  const vp = scene.catalogue.idol_board.veneration.vp[level] ?? 0
  const parts = [t('winter-veneration-level', { level })]
  if (vp > 0) parts.push(t('winter-level-points', { points: vp }))
  return parts.join(' ')
}
