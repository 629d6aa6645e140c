import type { IconName } from '../../../design/icons'
import { ellipse, type Shape } from './portrait/shape'

export interface Picture {
  readonly icon: IconName
  /** The object that the ability comes with, drawn around (48, 40) on the 96-unit token. */
  readonly object: readonly Shape[]
}

const fine = (d: string): Shape => ({ d, pen: 1.1 })

/** Abilities in the order in which the how-to-play page explains them. */
export const PICTURES: Readonly<Record<string, Picture>> = {
  coin: {
    icon: 'coin',
    object: [
      { d: 'M36 30C24 42 24 60 36 62H60C72 60 72 42 60 30z', fill: 'wood' },
      { d: 'M38 16L43 20 48 15 53 20 58 16 57 28H39z', fill: 'wood' },
      { d: 'M36 27C42 31 54 31 60 27V32.5C54 36 42 36 36 32.5z', fill: 'trim' },
      fine('M34 42c-2.5 5-2.5 10 0 14M62 40c3 6 3 12 .5 17M57 40c3 6 3 13 1 18M52 41c2 6 2 12 1 17'),
      { d: ellipse(46, 48, 6.5, 6.5), fill: 'metal' },
      fine('M46 43.8l1.1 3.1 3.1 1.1-3.1 1.1-1.1 3.1-1.1-3.1-3.1-1.1 3.1-1.1z'),
    ],
  },
  rotate: {
    icon: 'rotate',
    object: [
      { d: ellipse(48, 42, 23, 23), fill: 'trim' },
      { d: ellipse(48, 42, 18, 18), fill: 'paper' },
      { d: 'M48 27L53 42 48 57 43 42z', fill: 'metal' },
      { d: 'M48 27L53 42H43z', fill: 'ink' },
      { d: ellipse(48, 42, 2.2, 2.2), fill: 'paper' },
      fine('M48 19V14M44 13h8M32.5 42h3M60.5 42h3M37 31l2 2M57 51l2 2M59 31l-2 2M39 51l-2 2'),
    ],
  },
  free_square: {
    icon: 'freeSquare',
    object: [
      { d: 'M26.5 50.5L34 60 46 50.5 38.5 41z', fill: 'metal' },
      { d: 'M39 40L47.5 51 60 41 51.5 30z', fill: 'wood' },
      { d: 'M51 28L61.5 41.5 74 31.5 63.5 18z', fill: 'trim' },
      { d: 'M61.5 17.5L75.5 35 78.5 32.5 64.5 15z', fill: 'metal' },
      fine('M30 49l5 6.5M43 39l8 10M56 27l9.5 12M59.5 24.5L69 36.5M47 36l7.5 9.5'),
    ],
  },
  replace: {
    icon: 'replace',
    object: [
      { d: 'M31 15H34.5V66H31z', fill: 'wood' },
      { d: 'M34.5 18H66V48L50 40 34.5 48z', fill: 'trim' },
      { d: 'M28 18H70V21.5H28z', fill: 'wood' },
      { d: ellipse(32.8, 13, 3.2, 3.2), fill: 'metal' },
      fine('M42 25h16l-8 9zM58 40V24M62 43V24M54 38v-3'),
    ],
  },
  move: {
    icon: 'move',
    object: [
      {
        d: 'M55 66.5L37.5 27.5C35.5 21 29.5 20.5 28.5 25 28 27.5 29 29 31 29.2L30.8 34C26 34.2 22.8 30 23.5 25 25 14.5 38 14.5 42 25.5L59.5 64.5z',
        fill: 'wood',
      },
      { d: 'M54.5 66.9L60 64.4 62.5 69.5 58.5 71.3z', fill: 'metal' },
      fine('M42.5 34.5l4.2-1.9M44 38l4.2-1.9M45.5 41.5l4.2-1.9'),
      {
        d: 'M59 19c3-1.5 5.5.5 5.5 4.5 0 3-1 5-3.5 5.5s-4-1.5-4.2-4.5.7-4.8 2.2-5.5zM58 32l6-1c.5 3-.5 5-2.5 5.5s-3.5-1.5-3.5-4.5z',
        fill: 'trim',
      },
      {
        d: 'M70 36c3-1.5 5.5.5 5.5 4.5 0 3-1 5-3.5 5.5s-4-1.5-4.2-4.5.7-4.8 2.2-5.5zM69 49l6-1c.5 3-.5 5-2.5 5.5s-3.5-1.5-3.5-4.5z',
        fill: 'trim',
      },
    ],
  },
  turn_card: {
    icon: 'turnCard',
    object: [
      { d: 'M24 58C31 52 28 28 48 24 68 28 65 52 72 58z', fill: 'trim' },
      { d: 'M22 58H74C74 62 70 63.5 66 63.5H30C26 63.5 22 62 22 58z', fill: 'metal' },
      { d: ellipse(48, 67, 5, 3.8), fill: 'ink' },
      { d: 'M43 24C42 16 54 16 53 24', pen: 2.6 },
      fine('M56 30c5 5 5.5 15 8 22M52 29c5 6 6 15 7.5 23M35 40c.5-4 2-7 4-9'),
    ],
  },
}

const BLANK: Picture = { icon: 'artifact', object: [] }

export const pictureOf = (ability: string): Picture => PICTURES[ability] ?? BLANK
