/** The same samples for tests, which have no server to ask. */
import { readFileSync } from 'node:fs'
import type { Sample } from './sample'

export function readSample<V, C>(game: string): Sample<V, C> {
  const file = new URL(`../generated/gallery/${game}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Sample<V, C>
}
