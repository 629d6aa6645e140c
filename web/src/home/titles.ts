/** What games are called. */
import { has, t } from '../text/fluent.svelte'

/** The title of a game; its name where the page has no words for it. */
export const titleOf = (game: string): string => (has(`${game}-title`) ? t(`${game}-title`) : game)
