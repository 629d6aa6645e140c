/** Two editions, one page: where they differ, the sentence stands under the name of its edition. */
import { t, type Facts } from '../../text/fluent.svelte'
import type { IceView } from './view'

export type EditionName = 'ice1' | 'ice2'

export const say = ({ game }: Pick<IceView, 'game'>, rest: string, facts: Facts = {}): string => t(`${game}-page-${rest}`, facts)
