/** One drawing plan for a catalogue: it is the same at every moment of a game. */
import { Site } from './art/site'
import type { Catalogue } from './catalogue'

const known = new WeakMap<Catalogue, Site>()

export function siteOf(catalogue: Catalogue): Site {
  let site = known.get(catalogue)
  if (!site) known.set(catalogue, (site = new Site(catalogue)))
  return site
}
