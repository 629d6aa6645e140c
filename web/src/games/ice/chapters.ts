/** The how-to-play pages of I C E: their chapters, with the rules each one puts in our words. */
import type { Chapter } from '../module'

export const secondChapters: readonly Chapter[] = [
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

export const firstChapters: readonly Chapter[] = [
  { id: 'dig', rules: ['ICE1-BRD-13', 'ICE1-BRD-15', 'ICE1-BRD-7', 'ICE1-BRD-17'] },
  { id: 'day', rules: ['ICE1-DAY-1', 'ICE1-DAY-2', 'ICE1-DAY-5', 'ICE1-CTY-1'] },
  { id: 'turn', rules: ['ICE1-TRN-2', 'ICE1-BLD-1', 'ICE1-CAL-1', 'ICE1-MOV-1', 'ICE1-REG-1', 'ICE1-SND-1'] },
  { id: 'excavating', rules: ['ICE1-EXC-1', 'ICE1-EXC-2', 'ICE1-EXC-3', 'ICE1-PLC-1', 'ICE1-PLC-7'] },
  { id: 'collapse', rules: ['ICE1-COL-1', 'ICE1-COL-2', 'ICE1-COL-6'] },
  { id: 'artifacts', rules: ['ICE1-ART-4', 'ICE1-ART-10', 'ICE1-CTY-3'] },
  { id: 'snow', rules: ['ICE1-SNW-2', 'ICE1-SNW-4', 'ICE1-INA-1'] },
  { id: 'guilds', rules: ['ICE1-GLD-10', 'ICE1-GLD-11', 'ICE1-GLD-12', 'ICE1-GLD-13', 'ICE1-GLD-14'] },
  { id: 'requests', rules: ['ICE1-REQ-1', 'ICE1-REQ-5', 'ICE1-REQ-7', 'ICE1-SCO-5'] },
  { id: 'end', rules: ['ICE1-END-1', 'ICE1-END-2', 'ICE1-SCO-2', 'ICE1-SCO-6'] },
  { id: 'alone', rules: ['ICE1-SOL-1', 'ICE1-SOL-4', 'ICE1-COO-1', 'ICE1-COO-4'] },
  { id: 'variants', rules: ['ICE1-FST-1', 'ICE1-DRF-1', 'ICE1-EDI-1', 'ICE1-TWO-1'] },
  { id: 'values', rules: ['ICE1-EDI-5', 'ICE1-LOG-2', 'ICE1-BRD-18', 'ICE1-CMP-3'] },
]
