/** Which language a reader gets: the one of the link, the one they chose, or the first of their browser's that we have. */
import { COMPLETE, LANGUAGES, PSEUDO } from '../text/fluent.svelte'

const LINK = 'lang'

/** The language that an address asks for: `/?lang=fr`. */
export function languageOfLink(search: string): string | null {
  const wished = new URLSearchParams(search).get(LINK)
  return wished !== null && [...LANGUAGES, PSEUDO].includes(wished) ? wished : null
}

/** The first of the wished languages that is there, in whatever country it is spoken: `fr-CA` is `fr`. */
export function fitting(wishes: readonly string[], there: readonly string[] = COMPLETE): string {
  const found = wishes.flatMap((wish) => [wish, wish.split('-')[0] ?? '']).find((one) => there.includes(one))
  return found ?? 'en'
}

/** The address without its language, once the reader has chosen another one. */
export function withoutLanguage({ pathname, search, hash }: Location): string {
  const query = new URLSearchParams(search)
  query.delete(LINK)
  const rest = query.toString()
  return pathname + (rest ? `?${rest}` : '') + hash
}

/** What languages call themselves. A browser knows, but takes its time to say so, and every page has this list. */
const OWN: Readonly<Record<string, string>> = { en: 'English', cs: 'čeština', fr: 'français', ru: 'русский' }

export const ownName = (language: string): string =>
  OWN[language] ?? new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
