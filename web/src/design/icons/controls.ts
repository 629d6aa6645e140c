import { disc, type IconDrawing } from './drawing'

/** What the page itself needs: commands, people, navigation, replay. */
export const CONTROLS = {
  undo: { line: 'M8.5 4.5 4 9l4.5 4.5M4 9h10.2a5.6 5.6 0 0 1 0 11.2H9' },
  redo: { line: 'M15.5 4.5 20 9l-4.5 4.5M20 9H9.8a5.6 5.6 0 0 0 0 11.2H15' },
  log: {
    line: 'M6 5.5A2.5 2.5 0 0 1 8.5 3H19v13.5H8.5A2.5 2.5 0 0 0 6 19zM6 19a2 2 0 0 0 2 2h11v-4.5M10 7.5h5.5M10 11.5h4',
    tint: 'M6 5.5A2.5 2.5 0 0 1 8.5 3H19v13.5H8.5A2.5 2.5 0 0 0 6 19z',
  },
  help: { line: `${disc(12, 12, 9)}M9.3 9.6a2.7 2.7 0 1 1 4.2 2.3c-1 .6-1.5 1.1-1.5 2.2`, solid: disc(12, 17, 1.1) },
  hint: {
    line: 'M8.5 8.5h7l1.5 9H7zM7.5 20.5h9M9.5 8.5V6.8a2.5 2.5 0 0 1 5 0v1.7M12 2.5v1.8M12 11.3v3.4',
    tint: 'M8.5 8.5h7l1.5 9H7z',
  },
  globe: { line: `${disc(12, 12, 9)}M3 12h18M12 3c3 2.7 4.2 5.7 4.2 9s-1.2 6.3-4.2 9c-3-2.7-4.2-5.7-4.2-9S9 5.7 12 3z` },
  search: { line: `${disc(10.5, 10.5, 6.5)}M15.3 15.3 20.5 20.5` },
  filter: { line: 'M3.5 5.5h17l-6.5 7.8v5.5l-4 1.7v-7.2z', tint: 'M3.5 5.5h17l-6.5 7.8v5.5l-4 1.7v-7.2z' },
  settings: {
    line: `M4 6.5h8.5M17 6.5h3M4 12h2.5M11 12h9M4 17.5h9.5M18 17.5h2${disc(14.75, 6.5, 2.25)}${disc(8.75, 12, 2.25)}${disc(15.75, 17.5, 2.25)}`,
  },
  sun: {
    line: `${disc(12, 12, 4.2)}M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4`,
    tint: disc(12, 12, 4.2),
  },
  moon: {
    line: 'M14 3.5a8.7 8.7 0 1 0 6.5 12.5A7.5 7.5 0 0 1 14 3.5z',
    tint: 'M14 3.5a8.7 8.7 0 1 0 6.5 12.5A7.5 7.5 0 0 1 14 3.5z',
  },
  qr: { line: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14v3h3M20 14v2.5M14 20.2v-.2M17.5 20H20v-.5', solid: 'M6.2 6.2h1.6v1.6H6.2zM16.2 6.2h1.6v1.6h-1.6zM6.2 16.2h1.6v1.6H6.2z' },
  link: {
    line: 'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7L12 17.7',
  },
  copy: { line: 'M9 8.5h10.5v12H9zM15 8.5v-5H4.5v12H9', tint: 'M9 8.5h10.5v12H9z' },
  person: {
    line: `${disc(12, 8, 4)}M4.5 20.5c.4-4.5 3.3-6.5 7.5-6.5s7.1 2 7.5 6.5z`,
    tint: 'M4.5 20.5c.4-4.5 3.3-6.5 7.5-6.5s7.1 2 7.5 6.5z',
  },
  remote: {
    line: `${disc(9, 9.5, 3.3)}M3 20.5c.3-4 2.5-5.7 6-5.7s5.7 1.7 6 5.7zM14.5 6.3a4.6 4.6 0 0 1 3.2 3.2M15.3 2.8a8.2 8.2 0 0 1 5.9 5.9`,
    tint: 'M3 20.5c.3-4 2.5-5.7 6-5.7s5.7 1.7 6 5.7z',
  },
  bot: {
    line: 'M5 9.5h14v9.7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19.2zM12 9.5V6M2.5 13v4M21.5 13v4M9.5 17.2h5',
    solid: `${disc(9, 13.5, 1.2)}${disc(15, 13.5, 1.2)}${disc(12, 4.7, 1.5)}`,
    tint: 'M5 9.5h14v9.7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19.2z',
  },
  chevronUp: { line: 'M5.5 15 12 8.5l6.5 6.5' },
  chevronDown: { line: 'M5.5 9l6.5 6.5L18.5 9' },
  chevronLeft: { line: 'M15 5.5 8.5 12l6.5 6.5' },
  chevronRight: { line: 'M9 5.5l6.5 6.5L9 18.5' },
  close: { line: 'M6 6l12 12M18 6 6 18' },
  plus: { line: 'M12 5v14M5 12h14' },
  minus: { line: 'M5 12h14' },
  check: { line: 'M4.5 12.8 9.5 17.8 19.5 6.8' },
  play: { line: 'M7.5 4.5v15L19.5 12z', tint: 'M7.5 4.5v15L19.5 12z' },
  pause: { line: 'M8 5v14M16 5v14' },
  stepForward: { line: 'M6 5.5v13L15.5 12zM18.5 5.5v13', tint: 'M6 5.5v13L15.5 12z' },
  stepBack: { line: 'M18 5.5v13L8.5 12zM5.5 5.5v13', tint: 'M18 5.5v13L8.5 12z' },
  first: { line: 'M18.5 6v12l-7-6zM11.5 6v12l-7-6z' },
  last: { line: 'M5.5 6v12l7-6zM12.5 6v12l7-6z' },
  warning: { line: 'M12 3.8 21.5 20h-19zM12 9.5v5', solid: disc(12, 17.2, 1.1), tint: 'M12 3.8 21.5 20h-19z' },
  info: { line: `${disc(12, 12, 9)}M12 11v5.5`, solid: disc(12, 7.7, 1.1) },
  menu: { line: 'M4 7h16M4 12h16M4 17h16' },
  more: { solid: `${disc(5.5, 12, 1.5)}${disc(12, 12, 1.5)}${disc(18.5, 12, 1.5)}` },
  language: {
    line: `${disc(12, 12, 9)}M3 12h18M12 3c-2.7 2.6-4 5.6-4 9s1.3 6.4 4 9M12 3c2.7 2.6 4 5.6 4 9s-1.3 6.4-4 9`,
  },
  expand: { line: 'M14.5 4H20v5.5M20 4l-6.5 6.5M9.5 20H4v-5.5M4 20l6.5-6.5' },
  collapse: { line: 'M19.5 9.8H14V4.3M14 9.8 20.5 3.5M4.5 14.2H10v5.5M10 14.2 3.5 20.5' },
  target: { line: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M9 12h6M12 9v6' },
  clock: { line: `${disc(12, 12, 9)}M12 6.5V12l3.7 2.3` },
  home: { line: 'M3.5 12 12 4l8.5 8M6 10v10.5h12V10M10 20.5v-6h4v6', tint: 'M6 10l6-5.6L18 10v10.5H6z' },
  flag: {
    line: 'M5.5 21V3.5M5.5 4.5c4.5-2.5 8 2 13 0v9c-5 2-8.5-2.5-13 0',
    tint: 'M5.5 4.5c4.5-2.5 8 2 13 0v9c-5 2-8.5-2.5-13 0z',
  },
} as const satisfies Record<string, IconDrawing>

export type ControlIconName = keyof typeof CONTROLS
