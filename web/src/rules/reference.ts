/**
 * The rules of a game as a reference: sections of paragraphs, each paragraph with the ids of the rules it tells.
 *
 * A game `foo` brings `games/foo/rules/`: an outline (JSON, the order of everything and which paragraph tells which
 * rule), the pictures of its sections, its worked examples and the signs of its legend. The words are in `locale/<language>/foo-rules.ftl`:
 * `foo-rules-about`, `foo-rules-<section>`, `foo-rules-<section>-<paragraph>`, `foo-rules-<section>-picture` (a caption),
 * `foo-rules-example-<id>` with its steps `-1`, `-2`, ..., `foo-rules-word-<id>` with `-about`, `foo-rules-sign-<id>`.
 */
import type { Component } from 'svelte'

export interface OutlineSection {
  readonly id: string
  /** The rules that each paragraph tells, in the order of reading. */
  readonly paragraphs: Readonly<Record<string, readonly string[]>>
  /** Examples that stand at the end of the section. */
  readonly examples?: readonly string[]
}

export interface Outline {
  readonly game: string
  readonly sections: readonly OutlineSection[]
  /** The legend: signs by group, in order. */
  readonly signs: readonly string[]
  /** The glossary, and the place that says more about each word. */
  readonly words: Readonly<Record<string, string>>
}

/* eslint-disable @typescript-eslint/no-explicit-any -- each game knows its own catalogue */
export interface PictureProps<C = any> {
  game: string
  /** The printed components, as the server sends them. */
  catalogue: C
  section: string
}

export interface ExampleProps<C = any> {
  game: string
  catalogue: C
  example: string
  /** From 1. */
  step: number
}
/* eslint-enable @typescript-eslint/no-explicit-any */

export interface SignProps {
  sign: string
}

export interface Reference {
  readonly outline: Outline
  /** Draws the picture of a section. */
  readonly Picture?: Component<PictureProps>
  /** Draws one step of an example. */
  readonly Example?: Component<ExampleProps>
  /** Draws one sign of the legend. */
  readonly Sign?: Component<SignProps>
  /** What many drawings share and refer to, drawn once. */
  readonly Shared?: Component
}

/** Where everything is: paragraphs and sections by their own names, and paragraphs by the rules they tell. */
export function placesOf({ sections }: Outline): ReadonlyMap<string, string> {
  const places = new Map<string, string>([
    ['legend', 'legend'],
    ['glossary', 'glossary'],
  ])
  for (const { id, paragraphs, examples = [] } of sections) {
    places.set(id, id)
    for (const example of examples) places.set(`example-${example}`, `example-${example}`)
    for (const [paragraph, rules] of Object.entries(paragraphs)) {
      const place = `${id}-${paragraph}`
      places.set(place, place)
      for (const rule of rules) places.set(rule, place)
    }
  }
  return places
}

/** The id of a place in the document. */
export const anchorOf = (place: string): string => `at-${place}`
