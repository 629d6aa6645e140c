import { disc, type Layer } from '../layer'

const P = 1.5

/** What is gained and paid: on the 24-unit grid, as everything the pen of the house draws. */
export const GOODS = {
  food: [
    { d: 'M7.6 14.6 4.4 17.8c-1.6-.7-3 .9-2 2.2-.5 1.4 1 2.6 2.3 1.8 1.3.9 3-.5 2-2l3.4-3.1z', fill: 'bone', pen: P },
    {
      d: 'M14 2.8c4.6-.4 7.6 2.7 7.1 7.2-.5 4.2-4 7.3-8.1 7.3-2.6 0-4.7-1-5.7-2.6-1.2-2 .2-4 1.1-6.1 1-2.4 2.6-5.5 5.6-5.8z',
      fill: 'food',
      pen: P,
    },
    { d: 'M12.6 7c1.3-1.3 3.6-1.3 4.7.2', pen: 1.3 },
  ],
  maxfood: [
    {
      d: 'M8.6 15.6 5.8 18.4c-1.5-.6-2.7.8-1.8 2-.4 1.2.9 2.3 2.1 1.6 1.1.8 2.6-.5 1.8-1.8l3-2.8z',
      fill: 'bone',
      pen: P,
    },
    {
      d: 'M14.2 6c4-.3 6.6 2.3 6.2 6.2-.5 3.6-3.5 6.2-7 6.2-2.3 0-4.1-.9-5-2.3-1-1.7.2-3.4 1-5.2.8-2.1 2.2-4.7 4.8-4.9z',
      fill: 'food',
      pen: P,
    },
    { d: 'M3 2.8h18M6.2 11.4V5.4M3.8 7.8l2.4-2.4 2.4 2.4', pen: 1.7 },
  ],
  tool: [
    {
      d: 'M12 2.3c4.2 3.6 6.7 8.2 6.7 12.3 0 4.1-2.9 7.1-6.7 7.1s-6.7-3-6.7-7.1c0-4.1 2.5-8.7 6.7-12.3z',
      fill: 'flint',
      pen: P,
    },
    { d: 'M12 2.3 10 9l3.2 4-2.6 8.5M10 9l-4.2 4M13.2 13l5.4 2.4M10 9l5.6-1.6M13.2 13l-5.6 4.4', pen: 1.1 },
  ],
  labor: [
    { d: disc(12, 12, 9.7), fill: 'labor', pen: P },
    { d: 'M7.3 17.4 14 9.6M8.8 6.6c4.4-.7 8 2.1 8.5 6.8', pen: 2.2, ink: 'labor-ink' },
  ],
  half: [
    { d: 'M15 2.8a9.7 9.7 0 0 1 0 18.4', pen: 1.3 },
    { d: 'M14 2.5A9.7 9.7 0 1 0 14 21.5z', fill: 'labor', pen: P },
    { d: 'M5.6 16.6 10.5 10M5.8 8c2.8-1.4 5.2-.7 6.9.9', pen: 1.9, ink: 'labor-ink' },
  ],
  idol: [
    {
      d: 'M12 8c3.2 0 4.9 2 4.9 4.6 0 2-.9 3-.9 4.4 0 1.7-1.7 2.4-2.2 4.7h-3.6C9.7 19.4 8 18.7 8 17c0-1.4-.9-2.4-.9-4.4C7.1 10 8.8 8 12 8z',
      fill: 'bone',
      pen: P,
    },
    { d: disc(12, 5, 3), fill: 'bone', pen: P },
    { d: 'M9.4 12.7c1.2 1.2 2 .8 2.6-.1.6.9 1.4 1.3 2.6.1M12 16v5.3M9.8 4.6c1.4.9 3 .9 4.4 0', pen: 1.1 },
  ],
  megalith: [
    { d: 'M3.5 9.3 12 5l8.5 4.3v8.4L12 22l-8.5-4.3z', fill: 'rock-shade', pen: P },
    { d: 'M3.5 9.3 12 13.6V22l-8.5-4.3z', fill: 'rock', pen: P },
    { d: 'M3.5 9.3 12 5l8.5 4.3-8.5 4.3z', fill: 'rock-lit', pen: P },
    { d: 'M6 14.5l3 1.4M6.5 17.6l2 .9', pen: 1 },
  ],
  extra_megalith: [
    { d: 'M5.5 10 12 6.8l6.5 3.2v6.5L12 19.7l-6.5-3.2z', fill: 'rock-shade', pen: P },
    { d: 'M5.5 10 12 13.2v6.5l-6.5-3.2z', fill: 'rock', pen: P },
    { d: 'M5.5 10 12 6.8l6.5 3.2-6.5 3.2z', fill: 'rock-lit', pen: P },
    { d: 'M12 4V1.2M10.3 2.6 12 1l1.7 1.6M20.4 13h2.4M21.5 11.3l1.6 1.7-1.6 1.7', pen: 1.5 },
  ],
  ground_megalith: [
    { d: 'M1.5 19.5h21', pen: 2 },
    { d: 'M6 8h12v11.5H6z', fill: 'rock', pen: P },
    { d: 'M6 8h12v4H6z', fill: 'rock-lit', pen: P },
  ],
  upper_megalith: [
    { d: 'M2.5 13h9v8h-9zM12.5 13h9v8h-9z', fill: 'rock-shade', pen: 1.2 },
    { d: 'M6.5 3h11v10h-11z', fill: 'rock', pen: P },
    { d: 'M6.5 3h11v3.5h-11z', fill: 'rock-lit', pen: P },
  ],
  megalith_boards: [
    { d: 'M2.5 3h8.5v8.5H2.5zM13 3h8.5v8.5H13zM2.5 13.5H11V22H2.5zM13 13.5h8.5V22H13z', fill: 'paper', pen: 1.3 },
    { d: 'M4.5 5h4.5v4.5H4.5zM15 15.5h4.5V20H15z', fill: 'rock', pen: 1.1 },
  ],
  stone: [
    { d: 'M5 21.3C4 13.5 6 4.5 12 2.7c6 1.8 8 10.8 7 18.6z', fill: 'rock-lit', pen: P },
    { d: 'M12 12.5c.2-1.3 2.1-1.1 2 .5-.2 2.3-4.3 2.2-4.4-.9-.1-3.7 6.4-4.3 6.8.6.3 3.6-2.6 5.6-5.4 5.4', pen: 1.3 },
    { d: 'M6.5 18.5l2 .7', pen: 1 },
  ],
  camp: [
    { d: 'M12 5 3.2 21h17.6z', fill: 'hide', pen: P },
    { d: 'M12 12.2 8.9 21h6.2z', fill: 'hide-shade', pen: 1.2 },
    { d: 'M12 5l-1.9-3M12 5l1.9-3', pen: P },
  ],
  settlement: [
    { d: 'M2.3 20.5c0-7.2 4.2-12.3 9.7-12.3s9.7 5.1 9.7 12.3z', fill: 'hide', pen: P },
    { d: 'M9.3 20.5v-3.8a2.7 2.7 0 0 1 5.4 0v3.8z', fill: 'hide-shade', pen: 1.2 },
    {
      d: 'M12 8.2v3M7.2 10.2c-1.1 3-1.6 6.4-1.6 10.3M16.8 10.2c1.1 3 1.6 6.4 1.6 10.3M12 5.7c-1.8-1.3 1.3-2.3 0-3.9',
      pen: 1.1,
    },
  ],
  card: [{ d: 'M6.3 3.2h11.4v17.6H6.3z', fill: 'paper', pen: P }],
} as const satisfies Record<string, readonly Layer[]>
