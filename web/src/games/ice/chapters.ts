/** The how-to-play page of I C E, second edition: its chapters, with the rules each one puts in our words. */
import type { Chapter } from '../module'

export const chapters: readonly Chapter[] = [
  { id: 'dig', rules: ['ICE2-TER-6', 'ICE2-TER-7', 'ICE2-GEO-11', 'ICE2-SNO-5'] },
  { id: 'day', rules: ['ICE2-DAY-1', 'ICE2-SRI-1', 'ICE2-SRI-3', 'ICE2-SRI-5'] },
  { id: 'turn', rules: ['ICE2-TRN-1', 'ICE2-TRN-5', 'ICE2-ACT-60', 'ICE2-ACT-20', 'ICE2-ACT-70'] },
  { id: 'excavating', rules: ['ICE2-EXC-2', 'ICE2-EXC-4', 'ICE2-EXC-20', 'ICE2-EXC-50', 'ICE2-EXC-60'] },
  { id: 'collapse', rules: ['ICE2-COL-2', 'ICE2-COL-3', 'ICE2-COL-6'] },
  { id: 'artifacts', rules: ['ICE2-ART-3', 'ICE2-ART-30', 'ICE2-ART-60', 'ICE2-ART-70'] },
  { id: 'snow', rules: ['ICE2-SNO-10', 'ICE2-SNO-11'] },
  { id: 'guilds', rules: ['ICE2-GLD-10', 'ICE2-GLD-20', 'ICE2-GLD-30', 'ICE2-GLD-40', 'ICE2-GLD-50'] },
  { id: 'requests', rules: ['ICE2-SUN-2', 'ICE2-SUN-3', 'ICE2-REQ-2', 'ICE2-REQ-11'] },
  { id: 'azulia', rules: ['ICE2-AZU-1', 'ICE2-AZU-10'] },
  { id: 'end', rules: ['ICE2-END-3', 'ICE2-END-6', 'ICE2-DEC-1'] },
  { id: 'variants', rules: ['ICE2-VAR-1', 'ICE2-VAR-5', 'ICE2-VAR-10', 'ICE2-CUR-1'] },
  { id: 'values', rules: ['ICE2-SNO-4', 'ICE2-AZU-2', 'ICE2-LOG-5'] },
]
