/** A parsed effect as a row of glyphs: what EffectLine draws, and nothing it has to decide. */
import type { Ability, Amount, Gain, Score } from '../catalogue'
import type { PartName } from './parts'
import { PARTS } from './parts'
import { SYMBOLS, type SymbolName } from './symbols'

export type Glyph =
  | { readonly kind: 'symbol'; readonly name: SymbolName; readonly count?: number }
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'chip'; readonly name: SymbolName }
  | { readonly kind: 'beast'; readonly name: PartName }
  | { readonly kind: 'mark'; readonly text: string }
  | { readonly kind: 'arrow' | 'slash' | 'plus' }

const isSymbol = (name: string): name is SymbolName => name in SYMBOLS
const isPart = (name: string): name is PartName => name in PARTS

// The notation says "place megalith" and "take stone"; the symbol is the thing itself.
const DRAWN: Readonly<Record<string, SymbolName>> = {
  place_megalith: 'megalith',
  build_settlement: 'settlement',
  take_stone: 'stone',
}

function labor(halves: number): Glyph[] {
  const whole = Math.floor(halves / 2)
  const glyphs: Glyph[] = []
  if (whole > 0) glyphs.push({ kind: 'symbol', name: 'labor', ...(whole > 1 ? { count: whole } : {}) })
  if (halves % 2 === 1) glyphs.push({ kind: 'symbol', name: 'half' })
  return glyphs
}

const types = (rule: string | undefined): Glyph[] =>
  rule === 'same' ? [{ kind: 'mark', text: '=' }] : rule === 'different' ? [{ kind: 'mark', text: '≠' }] : []

export function gainGlyphs({ gain, count = 1, halves, types: rule }: Gain): Glyph[] {
  if (gain === 'vp') return [{ kind: 'points', points: count }]
  if (gain === 'labor') return labor(halves ?? 2)
  const name = DRAWN[gain] ?? gain
  const symbol: Glyph = isSymbol(name)
    ? { kind: 'symbol', name, ...(count > 1 ? { count } : {}) }
    : { kind: 'mark', text: gain }
  return [symbol, ...types(rule)]
}

function costGlyphs({ what, count, types: rule }: Amount): Glyph[] {
  const name = what === 'card' ? 'discard' : what
  return [{ kind: 'symbol', name, ...(count > 1 ? { count } : {}) }, ...types(rule)]
}

/** A price, as a row of what is paid. */
export const costsGlyphs = (pay: readonly Amount[]): Glyph[] => pay.flatMap(costGlyphs)

const joined = (parts: readonly (readonly Glyph[])[], by: Glyph[]): Glyph[] =>
  parts.flatMap((part, i) => (i === 0 ? part : [...by, ...part]))

export const gainsGlyphs = (gains: readonly Gain[]): Glyph[] => joined(gains.map(gainGlyphs), [])

export function abilityGlyphs(ability: Ability): Glyph[] {
  const glyphs: Glyph[] = []
  if (ability.scope === 'eclipse') glyphs.push({ kind: 'symbol', name: 'eclipse' })
  if (ability.scope === 'when' && ability.event) {
    glyphs.push(...gainGlyphs({ gain: ability.event }), { kind: 'mark', text: ':' })
  }
  if (ability.column) glyphs.push({ kind: 'chip', name: ability.column })
  if (ability.pay.length > 0) glyphs.push(...joined(ability.pay.map(costGlyphs), []), { kind: 'arrow' })
  glyphs.push(...joined(ability.gains.map(gainGlyphs), ability.choose ? [{ kind: 'slash' }] : []))
  return glyphs
}

const COUNTED: Readonly<Record<string, readonly Glyph[]>> = {
  settlement_touching: [{ kind: 'symbol', name: 'settlement' }],
  camp_terrain_type: [
    { kind: 'symbol', name: 'camp' },
    { kind: 'mark', text: '≠' },
  ],
  own_ground_megalith: [{ kind: 'symbol', name: 'ground_megalith' }],
  own_upper_megalith: [{ kind: 'symbol', name: 'upper_megalith' }],
  megalith_board: [{ kind: 'symbol', name: 'megalith_boards' }],
  idol_step: [{ kind: 'symbol', name: 'idol' }],
  buried_card: [{ kind: 'symbol', name: 'bury' }],
  tipped_species: [
    { kind: 'symbol', name: 'tip' },
    { kind: 'mark', text: '≠' },
  ],
  tipped: [{ kind: 'symbol', name: 'tip' }],
}

/** What a stone counts; its points are drawn by the stone itself. */
export function scoreGlyphs({ counter, kinds, every = 1 }: Score): Glyph[] {
  const of = kinds.map((kind): Glyph =>
    isPart(kind) ? { kind: 'beast', name: kind } : { kind: 'chip', name: isSymbol(kind) ? kind : 'start' },
  )
  const times: Glyph[] = every > 1 ? [{ kind: 'mark', text: `${every}×` }] : []
  // An animal card says by itself that it is an animal; "tip" tells that it must be a tipped one.
  return [...times, ...(COUNTED[counter] ?? []), ...of]
}
