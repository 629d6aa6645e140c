/** A dig on the third day: a wide hole in the snow, a smaller one in the ice, a first look at the city. */
import type { Ground, LaidTile, Standing } from '../games/ice/art/ground'
import { Site } from '../games/ice/art/site'
import { TYPES, type ArtifactKind, type Catalogue, type Landscape } from '../games/ice/catalogue'
import { diceOf } from '../design/seeded'
import printed from './catalogue.json'

export const catalogue = printed as unknown as Catalogue
export const site = new Site(catalogue.board)

const GONE = new Set(
  [
    ...'S01 S11 S12 S13 S18 S19 S20 S25 S26 S27 S28 S33 S34 S35 S40 S46'.split(' '),
    ...'F19 F12 F13 F20 F18 F25 F26 D10 D15 D16 D09'.split(' '),
  ],
)

const STANDING: Readonly<Record<string, Partial<Standing>>> = {
  S21: { crew: 1, camp: { colour: null, spent: false } },
  S36: { leaders: ['amber'], crew: 3 },
  S07: { crew: 1 },
  S30: { crew: 2 },
  F11: { leaders: ['green', 'sky'], crew: 0 },
  F27: { crew: 4, leaders: ['vermilion'], camp: { colour: 'vermilion', spent: false } },
  D11: { crew: 2 },
  D20: { crew: 1 },
  FR01: { crew: 1 },
  Z0: { leaders: ['violet'], crew: 2 },
  S23: { camp: { colour: 'amber', spent: true } },
}

function tiles(): Map<string, LaidTile> {
  const dice = diceOf('gallery of ice')
  const land: Landscape[] = ['blank', 'tunnel', 'fault', 'nunatak']
  const kinds: ArtifactKind[] = [...TYPES, ...TYPES, 'prismatic']
  const laid = new Map<string, LaidTile>()
  for (const space of catalogue.board.spaces) {
    if (!space.tile || GONE.has(space.id)) continue
    const back = space.level === 0 ? (space.id === 'S17' ? 'base_camp' : dice.pick(land)) : dice.pick(kinds)
    const side = dice.below(6)
    laid.set(space.id, back === 'fault' ? { back, sides: [side, (side + 1) % 6] } : { back })
  }
  return laid
}

export const ground: Ground = {
  tiles: tiles(),
  standing: new Map(
    Object.entries(STANDING).map(([id, some]) => [id, { leaders: [], crew: 0, camp: null, beast: null, ...some }]),
  ),
  taken: new Set(['RP1']),
}
