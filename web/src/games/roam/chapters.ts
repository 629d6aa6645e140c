/** The how-to-play page of Roam: its chapters, with the rules each one puts in our words. */
import type { Chapter } from '../module'
import ArtifactsPicture from './pictures/ArtifactsPicture.svelte'
import ExploredPicture from './pictures/ExploredPicture.svelte'
import FieldPicture from './pictures/FieldPicture.svelte'
import PartyPicture from './pictures/PartyPicture.svelte'
import PlacingPicture from './pictures/PlacingPicture.svelte'
import VariantsPicture from './pictures/VariantsPicture.svelte'

export const chapters: readonly Chapter[] = [
  { id: 'field', rules: ['ROAM-FIELD-1', 'ROAM-SEAT-1', 'ROAM-PAT-3', 'ROAM-SEAT-5'], picture: FieldPicture },
  { id: 'turn', rules: ['ROAM-TURN-2', 'ROAM-WAKE-1', 'ROAM-WAKE-2', 'ROAM-TURN-3'], picture: PartyPicture },
  {
    id: 'placing',
    rules: ['ROAM-PLACE-2', 'ROAM-PLACE-5', 'ROAM-PLACE-6', 'ROAM-COIN-1', 'ROAM-TOK-2'],
    picture: PlacingPicture,
  },
  { id: 'empty-squares', rules: ['ROAM-BUY-1', 'ROAM-BUY-5', 'ROAM-TURN-5'] },
  {
    id: 'exploring',
    rules: ['ROAM-RES-1', 'ROAM-RES-3', 'ROAM-RES-4', 'ROAM-RES-8', 'ROAM-REFILL-1'],
    picture: ExploredPicture,
  },
  { id: 'auction', rules: ['ROAM-AUC-1', 'ROAM-AUC-2', 'ROAM-AUC-4', 'ROAM-AUC-6'] },
  { id: 'artifacts', rules: ['ROAM-ART-2', 'ROAM-ART-7', 'ROAM-ART-9', 'ROAM-ART-11'], picture: ArtifactsPicture },
  { id: 'variants', rules: ['ROAM-OUT-2', 'ROAM-TOW-1', 'ROAM-TOW-4'], picture: VariantsPicture },
  { id: 'end', rules: ['ROAM-END-1', 'ROAM-END-3', 'ROAM-END-5', 'ROAM-SCORE-1', 'ROAM-SCORE-3'] },
  { id: 'values', rules: ['ROAM-DATA-2'] },
]
