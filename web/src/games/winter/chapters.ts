/** The how-to-play page of Endless Winter: its chapters, with the rules each one puts in our words. */
import type { Chapter } from '../module'

export const chapters: readonly Chapter[] = [
  { id: 'aim', rules: ['EW-ROUND-1', 'EW-ROUND-2', 'EW-END-1'] },
  { id: 'turn', rules: ['EW-TURN-1', 'EW-TURN-2', 'EW-CULT-1', 'EW-CULT-2', 'EW-FIG-1', 'EW-FIG-3'] },
  { id: 'labor', rules: ['EW-LAB-1', 'EW-LAB-2', 'EW-FOOD-1', 'EW-FOOD-2', 'EW-TRIBE-3', 'EW-TRIBE-4'] },
  { id: 'columns', rules: ['EW-INIT-1', 'EW-DEV-1', 'EW-SETL-1', 'EW-HUNT-1', 'EW-REST-1', 'EW-CHIEF-1'] },
  { id: 'land', rules: ['EW-MAP-2', 'EW-MAP-5', 'EW-MAP-9'] },
  { id: 'megaliths', rules: ['EW-MEG-1', 'EW-MEG-2', 'EW-MEG-7', 'EW-MEG-9'] },
  { id: 'idols', rules: ['EW-IDOL-1', 'EW-IDOL-2', 'EW-IDOL-4', 'EW-END-2', 'EW-END-3'] },
  { id: 'stones', rules: ['EW-STONE-1', 'EW-STONE-2', 'EW-STONE-5'] },
  { id: 'animals', rules: ['EW-ANIM-4', 'EW-ANIM-5', 'EW-BURY-1', 'EW-END-6', 'EW-END-9'] },
  { id: 'gains', rules: ['EW-GOLD-2', 'EW-GOLD-3', 'EW-GEN-5'] },
  { id: 'eclipse', rules: ['EW-EDECK-1', 'EW-ECL-1', 'EW-ECL-5', 'EW-ECL-6', 'EW-ECL-10', 'EW-ECL-12'] },
  { id: 'end', rules: ['EW-END-1', 'EW-END-5', 'EW-END-10'] },
  { id: 'variants', rules: ['EW-VAR-1', 'EW-VAR-2', 'EW-MODG-1', 'EW-MODR-1'] },
  { id: 'values', rules: ['EW-DATA-1'] },
]
