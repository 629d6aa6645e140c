/** What the cards on offer cost now: the price of the part of the column that offers them, or nothing. */
import type { Ability, Amount, ColumnName } from './catalogue'
import { choicesOf, type WinterScene } from './view'

interface Ware {
  readonly kinds: readonly string[]
  readonly gains: readonly string[]
  /** The column where it is usually had. */
  readonly column: ColumnName
}

export const WARES = {
  tribes: { kinds: ['take_tribe', 'recruit'], gains: ['take_tribe', 'recruit_tribe'], column: 'initiate' },
  culture: { kinds: ['take_culture'], gains: ['take_culture'], column: 'develop' },
  animals: { kinds: ['take_animal'], gains: ['take_animal'], column: 'hunt' },
} as const satisfies Record<string, Ware>

export interface Price {
  readonly pay: readonly Amount[]
  /** Whether it can be had now at this price. */
  readonly now: boolean
}

const sells = (ability: Ability, gains: readonly string[]): boolean =>
  ability.gains.some(({ gain }) => gains.includes(gain))

export function priceOf(scene: WinterScene, ware: keyof typeof WARES): Price {
  const { kinds, gains, column } = WARES[ware]
  const { asked, catalogue } = scene
  const now = choicesOf(scene.choices, kinds).length > 0
  if (now && asked?.name !== 'column') return { pay: [], now }
  const part = now && asked?.name === 'column' && asked.facts.part === 'middle' ? 'middle' : 'top'
  const printed = catalogue.columns.find(({ id }) => id === column)?.[part].find((ability) => sells(ability, gains))
  return { pay: printed?.pay ?? [], now }
}
