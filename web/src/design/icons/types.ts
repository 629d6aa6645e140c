import type { IconDrawing } from './drawing'

/** The glyphs of the five artifact types of I C E, and of the prismatic one that stands for all. */
export const TYPE_GLYPHS = {
  peak: {
    line: 'M2.5 19.5 10 5.5l4.5 8 2-3 5 9zM7.3 10.5l2.2 2 1.3-1.8 2.3 1.3',
    tint: 'M2.5 19.5 10 5.5l4.5 8 2-3 5 9z',
  },
  arc: {
    line: 'M3.5 19.5C4 11 10 5 19.5 4.5M9 19.5c.3-5.2 4.5-9.7 10.5-10M14.5 19.5c.3-2.7 2-4.7 5-5M16.5 2l3.3 2.5L17 7.3',
  },
  spiral: {
    line: 'M12 12.5c0-1.3 2-1.3 2 .3 0 2.5-4.7 2.7-4.7-.8 0-4.2 7.7-4.7 7.7.8 0 6-11 6.3-11-.8C6 4 20 3.5 20 12.8c0 5-4 8-8.5 8',
  },
  burst: {
    line: 'M12 2.5v6M12 15.5v6M2.5 12h6M15.5 12h6M5.3 5.3l3.5 3.5M15.2 15.2l3.5 3.5M5.3 18.7l3.5-3.5M15.2 8.8l3.5-3.5',
    solid: 'M12 9.7 14.3 12 12 14.3 9.7 12z',
  },
  knot: {
    line: 'M12 9C9.5 5.5 4 5 4 9.5c0 4 4.5 4.5 8 2.5s8-1.5 8 2.5c0 4.5-5.5 4-8 .5M12 15c-2.5 3.5-8 4-8-.5 0-2 1.2-3.1 2.8-3.5M12 9c2.5-3.5 8-4 8 .5 0 2-1.2 3.1-2.8 3.5',
  },
  prismatic: {
    line: 'M12 2.5l9 6.7-3.5 11.3h-11L3 9.2zM12 2.5 8.5 11 3 9.2M8.5 11l-2 9.5M8.5 11h7l-3.5-8.5M15.5 11l5.5-1.8M15.5 11l2 9.5',
    tint: 'M8.5 11h7l2 9.5h-11z',
  },
} as const satisfies Record<string, IconDrawing>

export type TypeGlyphName = keyof typeof TYPE_GLYPHS
