/** The rules of a game of another package: as many sections as it brings messages for, without pictures. */
import { keysTaught } from '../text/fluent.svelte'
import type { OutlineSection, Reference } from './reference'

/** Its messages `<game>-rules-<section>`, each with its paragraphs `-1`, `-2`, ... */
export function sectionsTaught(game: string): OutlineSection[] {
  const names = keysTaught(game, `${game}-rules-`).map((key) => key.slice(`${game}-rules-`.length))
  const paragraph = /^(.*)-(\d+)$/
  return names
    .filter((name) => name !== 'about' && !paragraph.test(name))
    .map((id) => {
      const own = names.flatMap((name) => (paragraph.exec(name)?.[1] === id ? [name.slice(id.length + 1)] : []))
      return { id, paragraphs: Object.fromEntries(own.map((number) => [number, []])) }
    })
}

export const referenceTaught = (game: string): Reference => ({
  outline: { game, sections: sectionsTaught(game), signs: [], words: {} },
})
