/** Two editions, one page: where they differ, the sentence stands under the name of its edition. */
import { has, t, type Facts } from '../../text/fluent.svelte'
import type { IceView } from './view'

export type EditionName = 'ice1' | 'ice2'

export function say({ game }: Pick<IceView, 'game'>, rest: string, facts: Facts = {}): string {
  const own = `${game}-page-${rest}`
  return t(has(own) ? own : `ice-page-${rest}`, facts)
}
