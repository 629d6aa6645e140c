/** The printed pieces under the names that the drawings use; the catalogues of both editions in one type. */
import type { ArtifactType, FirstCatalogue, SecondCatalogue } from '../../generated/ice'
import type { Either } from './either'

export type {
  ArtifactKind,
  ArtifactType,
  Guild,
  IceBoard as PrintedBoard,
  IceDecree as PrintedDecree,
  IceEdifice as PrintedEdifice,
  IceIcon as PrintedIcon,
  IceLogbookCard as PrintedLogbookCard,
  IceRequest as PrintedRequest,
  IceSpace as Space,
  Landscape,
  LevelName,
  RequestKind,
} from '../../generated/ice'

export type Catalogue = Either<FirstCatalogue, SecondCatalogue>

export const TYPES = [
  'achievement',
  'exalted',
  'philosophical',
  'obliteration',
  'harmony',
] as const satisfies readonly ArtifactType[]
