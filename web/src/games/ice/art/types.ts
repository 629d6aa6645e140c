/** The five types of artifact: colour and glyph always go together. */
import type { TypeGlyphName } from '../../../design/icons/types'
import type { ArtifactKind, ArtifactType, Guild } from '../catalogue'
import type { PlayerColour } from '../../../design/players'

export const GLYPH_OF: Readonly<Record<ArtifactKind, TypeGlyphName>> = {
  achievement: 'peak',
  exalted: 'arc',
  philosophical: 'spiral',
  obliteration: 'burst',
  harmony: 'knot',
  prismatic: 'prismatic',
}

/** The paint on tiles and tokens, the same by day and by night. */
export const paintOf = (kind: ArtifactKind): string =>
  kind === 'prismatic' ? 'var(--ice-pen)' : `var(--ice-${kind})`

/** The readable hue on the page's own ground. */
export const hueOf = (kind: ArtifactKind): string =>
  kind === 'prismatic' ? 'var(--ink)' : `var(--type-${GLYPH_OF[kind]})`

/** The facets of the joker, from the top with the clock. */
export const FACETS: readonly { readonly type: ArtifactType; readonly d: string }[] = [
  { type: 'achievement', d: 'M0-26L25-8 9-3-9-3z' },
  { type: 'exalted', d: 'M25-8L15.5 21 0 6 9-3z' },
  { type: 'harmony', d: 'M15.5 21H-15.5L0 6z' },
  { type: 'philosophical', d: 'M-15.5 21L-25-8-9-3 0 6z' },
  { type: 'obliteration', d: 'M-25-8L0-26-9-3z' },
]
export const FACET_HEART = 'M-9-3H9L0 6z'
export const FACET_EDGES =
  'M0-26L25-8 15.5 21H-15.5L-25-8zM0-26L-9-3-25-8M-9-3H9L0-26M9-3L25-8M9-3L0 6-9-3M0 6L15.5 21M0 6L-15.5 21'

/** Every guild wears the house colour whose emblem is its own. */
export const COLOUR_OF: Readonly<Record<Guild, PlayerColour>> = {
  navigators: 'amber',
  incandescents: 'sky',
  striders: 'green',
  providers: 'vermilion',
  alchemists: 'vermilion',
  cryoarchitects: 'violet',
}
