/** What bots are called. */
import { has, t } from '../text/fluent.svelte'

/** The short name of a bot; old tables and programs may have bots that the page has no words for. */
export const botName = (bot: string): string => (has(`page-bot-${bot}`) ? t(`page-bot-${bot}`) : bot)

/** One line on how it plays. */
export const botAbout = (bot: string): string => (has(`page-bot-${bot}-about`) ? t(`page-bot-${bot}-about`) : '')
