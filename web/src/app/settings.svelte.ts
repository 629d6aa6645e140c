/** What this browser remembers of its reader's wishes. */
import { speak } from '../text/fluent.svelte'
import { read, write } from './storage'

export type Theme = 'system' | 'light' | 'dark'

export interface Settings {
  theme: Theme
  language: string
  /** Keep the field as the first seat of this screen sees it, whoever's turn it is. */
  fixedField: boolean
  /** The name last used, so that it need not be typed again. */
  name: string
}

const KEY = 'nunatak.settings'
const DEFAULTS: Settings = { theme: 'system', language: 'en', fixedField: false, name: '' }

export const settings = $state<Settings>({ ...DEFAULTS, ...read<Partial<Settings>>(KEY, {}) })

/** Changes one wish, keeps it and follows it. */
export function wish<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value
  write(KEY, $state.snapshot(settings))
  if (name === 'theme') applyTheme()
  if (name === 'language') void speak(settings.language)
}

export function applyTheme(): void {
  if (settings.theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = settings.theme
  if (settings.language !== 'en') void speak(settings.language)
}
