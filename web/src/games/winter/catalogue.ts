/** The printed components under the names that the drawings use, and how to find one. */
export type {
  Column as ColumnName,
  Terrain as TerrainName,
  TypeRule,
  WinterAbility as Ability,
  WinterCard as Card,
  WinterCatalogue as Catalogue,
  WinterChief as Chief,
  WinterColumn as Column,
  WinterGain as Gain,
  WinterPrice as Amount,
  WinterScore as Score,
  WinterSetupCard as SetupCard,
  WinterSpecies as Species,
  WinterStone as Stone,
} from '../../generated/winter'

/** The item of that id; a card pack may name one that the page has never seen. */
export function byId<T extends { readonly id: string }>(items: readonly T[], id: string): T | undefined {
  return items.find((item) => item.id === id)
}
