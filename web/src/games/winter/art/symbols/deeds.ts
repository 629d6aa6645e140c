import { disc, type Layer } from '../layer'

const P = 1.5
const CARD = 'M3.5 4.3h11.4v16.4H3.5z'
const PERSON = `${disc(9.2, 9.6, 2.1)}M5.4 17.2c.2-3 1.6-4.4 3.8-4.4s3.6 1.4 3.8 4.4z`
const PAW = `${disc(6.3, 11.4, 1.1)}${disc(9.2, 9.9, 1.1)}${disc(12.1, 11.4, 1.1)}M9.2 12.6c2 0 3.4 1.6 3.2 3.2-.2 1.3-1.6 1.5-3.2 1.5s-3-.2-3.2-1.5c-.2-1.6 1.2-3.2 3.2-3.2z`
const SPIRAL = 'M9.2 12.8c.1-1.1 1.7-.9 1.6.5-.2 1.9-3.6 1.8-3.6-.8 0-3 5.2-3.4 5.5.6.2 2.9-2.1 4.4-4.4 4.2'
const TENT: Layer = { d: 'M9 7.4 2.5 20.5h13z', fill: 'hide', pen: P }
const FLAP: Layer = { d: 'M9 13.2 6.8 20.5h4.4z', fill: 'hide-shade', pen: 1.1 }

/** What is done: cards that change hands, camps that move, animals that are used, cards that are buried. */
export const DEEDS = {
  draw: [
    { d: 'M9.3 2.8h11v15.6h-11z', fill: 'back', pen: P },
    { d: 'M3.7 5.8h11v15.6h-11z', fill: 'paper', pen: P },
    { d: 'M9.2 10v7.2M5.6 13.6h7.2', pen: 1.9 },
  ],
  discard: [
    { d: 'M4.3 2.8h11v15.6h-11z', fill: 'paper', pen: P },
    { d: 'M19.6 8.5v10.2M16.4 15.6l3.2 3.3 3.2-3.3M7 6.3h5.6M7 9.5h5.6', pen: 1.6 },
  ],
  take_tribe: [
    { d: CARD, fill: 'paper', pen: P },
    { d: PERSON, fill: 'line' },
    { d: 'M16.5 13h5.7M19.8 10.4l2.6 2.6-2.6 2.6', pen: 1.6 },
  ],
  recruit_tribe: [
    { d: 'M3.5 2.3h11.4v15.2H3.5z', fill: 'paper', pen: P },
    { d: `${disc(9.2, 6.9, 2)}M5.6 14.2c.2-2.9 1.5-4.2 3.6-4.2s3.4 1.3 3.6 4.2z`, fill: 'line' },
    { d: 'M18.9 5v9M16.3 11.6l2.6 2.7 2.6-2.7M2.5 19.8h19M4.5 22.3h15', pen: 1.6 },
  ],
  take_culture: [
    { d: CARD, fill: 'paper', pen: P },
    { d: SPIRAL, pen: 1.4 },
    { d: 'M16.5 13h5.7M19.8 10.4l2.6 2.6-2.6 2.6', pen: 1.6 },
  ],
  take_animal: [
    { d: CARD, fill: 'paper', pen: P },
    { d: PAW, fill: 'line' },
    { d: 'M16.5 13h5.7M19.8 10.4l2.6 2.6-2.6 2.6', pen: 1.6 },
  ],
  draw_animal: [
    { d: 'M9.3 1.8h11.4v16.4H9.3z', fill: 'back', pen: P },
    { d: CARD, fill: 'paper', pen: P },
    { d: PAW, fill: 'line' },
    { d: 'M17.8 21.6h5M20.3 19.1v5', pen: 1.5 },
  ],
  reveal_animal: [
    { d: 'M3.5 7.5h11.4v14H3.5z', fill: 'paper', pen: P },
    { d: 'M9.2 3.6c-2.8 0-4.9 1-6.4 2.6', pen: 1.5 },
    {
      d: `${disc(6.5, 13.4, 1)}${disc(9.2, 12, 1)}${disc(11.9, 13.4, 1)}M9.2 14.5c1.8 0 3 1.4 2.9 2.9-.2 1.1-1.5 1.3-2.9 1.3s-2.7-.2-2.9-1.3c-.1-1.5 1.1-2.9 2.9-2.9z`,
      fill: 'line',
    },
    { d: 'M10.5 4.7c2-2.6 4-3.6 6-3.6s4 1 6 3.6c-2 2.6-4 3.6-6 3.6s-4-1-6-3.6z', fill: 'paper', pen: 1.4 },
    { d: disc(16.5, 4.7, 1.5), fill: 'line' },
  ],
  tip: [
    { d: 'M2.5 9.8h16.4v11.4H2.5z', fill: 'paper', pen: P },
    {
      d: `${disc(8, 13.2, 1)}${disc(8, 17.8, 1)}${disc(6.4, 15.5, 1)}M9.1 15.5c0-1.9 1.5-3 3-2.8 1.2.2 1.4 1.4 1.4 2.8s-.2 2.6-1.4 2.8c-1.5.2-3-.9-3-2.8z`,
      fill: 'line',
    },
    { d: 'M8 6.3c3.3-4 9.7-3.7 12.6 1M21.3 3.4l-.5 4.2-4.1-.8', pen: 1.6 },
  ],
  bury: [
    { d: 'M8.3 2.5h7.4v10H8.3z', fill: 'paper', pen: P },
    { d: 'M2 20.8c.8-6.6 5-9.9 10-9.9s9.2 3.3 10 9.9z', fill: 'earth', pen: P },
    { d: 'M12 4.5v4M10.3 7 12 8.7 13.7 7M7.3 17.3l1.8-1M12.5 15.7l1.5.4M16 18.2l1.6.5M10.6 18.8l1.4.3', pen: 1.2 },
  ],
  place_camp: [TENT, FLAP, { d: 'M19 3.5v9.5M15.8 9.9l3.2 3.3 3.2-3.3M15.8 21h6.4', pen: 1.6 }],
  move_camp: [TENT, FLAP, { d: 'M13.5 6.3h8M18.6 3.2l3.2 3.1-3.2 3.1', pen: 1.7 }],
  eclipse: [
    {
      d: 'M12 1.2v2.6M12 20.2v2.6M1.2 12h2.6M20.2 12h2.6M4.4 4.4l1.8 1.8M17.8 17.8l1.8 1.8M4.4 19.6l1.8-1.8M17.8 6.2l1.8-1.8',
      pen: 1.6,
    },
    { d: disc(12, 12, 6.6), fill: 'bone', pen: P },
    { d: disc(14, 12, 5), fill: 'line' },
  ],
} as const satisfies Record<string, readonly Layer[]>
