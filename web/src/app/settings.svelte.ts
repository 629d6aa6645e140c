/** What this browser remembers of its reader's wishes. */
import { speak } from '../text/fluent.svelte'
import { fitting, languageOfLink, withoutLanguage } from './languages'
import { read, write } from './storage'

export type Theme = 'system' | 'light' | 'dark'
export type Speed = 'calm' | 'quick' | 'at-once'

export interface Settings {
  theme: Theme
  /** Empty as long as the browser decides. */
  language: string
  /** Keep the field as the first seat of this screen sees it, whoever's turn it is. */
  fixedField: boolean
  /** How fast the turns of others are shown. */
  speed: Speed
  /** Ask before something is given away that may not be meant. */
  guards: boolean
  /** Print the coordinates of places on the board. */
  coordinates: boolean
  /** Whether a few quiet tones are heard. */
  sound: boolean
  /** The name last used, so that it need not be typed again. */
  name: string
}

const KEY = 'nunatak.settings'
const DEFAULTS: Settings = { theme: 'system', language: '', fixedField: false, speed: 'calm', guards: true, sound: false, coordinates: false, name: '' }

export const settings = $state<Settings>({ ...DEFAULTS, ...read<Partial<Settings>>(KEY, {}) })

/** Changes one wish, keeps it and follows it. */
export function wish<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value
  write(KEY, $state.snapshot(settings))
  if (name === 'theme') applyTheme()
  if (name === 'language') {
    void speak(settings.language)
    // A link's wish has been heard; loading the page again is not to bring it back.
    history.replaceState(history.state, '', withoutLanguage(location))
  }
}

export function applyTheme(): void {
  if (settings.theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = settings.theme
}

/** Speaks as the link, the reader or the browser wishes. What a link wishes is kept: the pages behind it say no more of it. */
export async function applyLanguage(): Promise<void> {
  const linked = languageOfLink(location.search)
  if (linked !== null && linked !== settings.language) {
    settings.language = linked
    write(KEY, $state.snapshot(settings))
  }
  await speak(settings.language || fitting(navigator.languages))
}
