import type { PartName } from './parts'

/** One thing in a picture: which, where it stands, how big; a negative width turns it round. */
export type Put = readonly [part: PartName, x: number, y: number, scale?: number, flip?: boolean]

export interface Picture {
  readonly sky: 'day' | 'dusk' | 'night' | 'none'
  readonly put: readonly Put[]
}

const day = (...put: Put[]): Picture => ({ sky: 'day', put })
const dusk = (...put: Put[]): Picture => ({ sky: 'dusk', put })
const night = (...put: Put[]): Picture => ({ sky: 'night', put })
const inside = (...put: Put[]): Picture => ({ sky: 'none', put })

/** What is in the picture of each card, in a frame of 120 x 76; the land behind it comes from the card's id. */
export const PICTURES: Readonly<Record<string, Picture>> = {
  elder: night(['fire', 84, 66, 0.8], ['elder', 50, 72, 1.75]),
  crafter: day(['block', 92, 64, 0.8], ['crafter', 52, 73, 1.8]),
  scout: day(['fir', 98, 62, 1.1], ['fir', 108, 66, 0.8], ['scout', 52, 73, 1.8]),
  hunter: dusk(['deer', 96, 58, 0.7], ['hunter', 50, 73, 1.75]),
  shaman: night(['menhir', 96, 64, 1], ['shaman', 54, 74, 1.6]),
  brave: dusk(['tipi', 96, 62, 0.8], ['brave', 52, 73, 1.75]),
  tribeswoman: day(['tipi', 96, 62, 0.8], ['herbs', 22, 66, 0.6], ['tribeswoman', 54, 73, 1.8]),
  tribesman: day(['fir', 18, 62, 0.9], ['fir', 104, 64, 1.1], ['tribesman', 58, 73, 1.75]),

  tuskbreaker: dusk(['woolly_mammoth', 88, 66, 0.95], ['hunter', 38, 74, 1.8]),
  fire_wolf: night(['fire', 94, 68, 1.1], ['dog', 72, 70, 1], ['brave', 40, 74, 1.8]),
  thunderpaw: dusk(['bear', 86, 66, 1.2], ['elder', 40, 74, 1.8]),
  keen_eye: day(['argentavis', 88, 40, 0.8], ['scout', 44, 74, 1.8]),
  skilled_hand: day(['dolmen', 90, 66, 0.9], ['crafter', 42, 74, 1.8]),

  'c1-01': night(['walker', 30, 66, 1.2], ['fire', 62, 68, 1.5], ['walker', 94, 66, 1.2, true]),
  'c1-02': day(['flint', 50, 68, 1.5], ['flint', 84, 68, 0.8]),
  'c1-03': day(['bison', 96, 56, 0.6], ['atlatl', 58, 66, 1.5]),
  'c1-04': day(['hide', 58, 70, 1.5], ['walker', 98, 68, 1.2, true]),
  'c1-05': day(['basket', 58, 68, 1.7], ['herbs', 98, 66, 0.7]),
  'c1-06': inside(['needle', 58, 66, 1.7]),
  'c1-07': day(['tracks', 92, 58, 0.9], ['snowshoes', 56, 70, 1.5]),
  'c1-08': day(['net', 60, 68, 1.6]),
  'c1-09': day(['herbs', 58, 70, 1.5], ['grass', 92, 66, 1], ['grass', 26, 66, 1]),
  'c1-10': night(['walker', 26, 66, 1.2], ['fire', 54, 68, 1.1], ['elder', 88, 70, 1.2, true]),
  'c1-11': night(['drum', 58, 68, 1.5], ['walker', 98, 66, 1.2, true]),
  'c1-12': dusk(['mound', 60, 68, 1.3], ['walker', 104, 70, 1, true]),
  'c1-13': dusk(['shelter', 54, 70, 1.3], ['fire', 76, 70, 0.7]),
  'c1-14': day(
    ['walker', 24, 68, 1.3],
    ['walker', 40, 68, 1.3],
    ['block', 74, 68, 1.2],
    ['walker', 104, 68, 1.3, true],
  ),
  'c1-15': day(['trap', 56, 68, 1.5], ['giant_beaver', 100, 58, 0.5]),
  'c1-16': day(['walker', 20, 68, 1.2], ['walker', 34, 68, 1.2], ['menhir', 72, 68, 1.5], ['fir', 104, 62, 0.8]),
  'c1-17': day(['walker', 26, 68, 1.5], ['bundle', 52, 68, 1], ['pot', 74, 68, 0.8], ['walker', 98, 68, 1.5, true]),
  'c1-18': day(['sled', 48, 68, 1.4], ['dog', 104, 66, 0.9, true]),
  'c1-19': dusk(['rack', 60, 70, 1.5], ['fire', 60, 71, 0.45]),
  'c1-20': inside(['handprint', 44, 62, 1.5], ['handprint', 84, 66, 1, true]),

  'c2-01': inside(['cave', 60, 60, 1], ['bison', 46, 60, 1], ['deer', 92, 54, 0.8], ['handprint', 20, 40, 0.5]),
  'c2-02': dusk(['woolly_mammoth', 78, 66, 1.25], ['hunter', 22, 68, 1], ['walker', 36, 70, 1]),
  'c2-03': dusk(['longhouse', 58, 68, 1.4], ['rack', 102, 70, 0.7]),
  'c2-04': inside(['figurine', 44, 69, 1.5], ['figurine', 78, 69, 1.1], ['pot', 102, 69, 0.7]),
  'c2-05': night(['mound', 66, 66, 1.1], ['pole', 24, 68, 1.1], ['shaman', 98, 70, 0.9]),
  'c2-06': day(['longhouse', 58, 68, 1.6], ['fir', 108, 62, 0.8]),
  'c2-07': day(['tipi', 96, 62, 0.9], ['dog', 46, 69, 2]),
  'c2-08': day(['bow', 54, 70, 1.6], ['deer', 98, 56, 0.6]),
  'c2-09': day(['seeds', 56, 70, 1.3], ['basket', 96, 68, 0.8]),
  'c2-10': inside(['pot', 50, 69, 1.7], ['pot', 88, 69, 1]),
  'c2-11': day(['shelter', 84, 66, 0.9], ['block', 44, 69, 1.5]),
  'c2-12': night(['elder', 30, 70, 1.2], ['fire', 60, 69, 0.9], ['elder', 90, 70, 1.2, true]),
  'c2-13': day(['dolmen', 60, 68, 1.6], ['walker', 104, 69, 1.1, true]),
  'c2-14': dusk(['tracks', 52, 66, 1.3], ['menhir', 92, 58, 1.2], ['walker', 30, 70, 1.2]),
  'c2-15': day(['sled', 38, 68, 1], ['tipi', 98, 60, 0.8], ['walker', 78, 68, 1.2]),
  'c2-16': night(['pole', 60, 68, 1.4], ['walker', 34, 68, 1.4], ['walker', 88, 68, 1.4, true]),
  'c2-17': night(['circle', 60, 66, 1.4]),
  'c2-18': night(['rack', 26, 66, 0.8], ['fire', 60, 69, 1.3], ['basket', 96, 68, 1]),
  'c2-19': inside(['cave', 60, 60, 1], ['woolly_mammoth', 66, 64, 0.9], ['walker', 22, 62, 1]),
  'c2-20': dusk(['walker', 40, 68, 1.5], ['walker', 56, 70, 1.8], ['walker', 74, 68, 1.5], ['tipi', 100, 60, 0.8]),

  giant_sloth: day(['fir', 102, 58, 1.1], ['giant_sloth', 56, 68, 1.5]),
  woolly_rhino: day(['grass', 104, 66, 0.8], ['woolly_rhino', 62, 67, 1.65]),
  saber_tooth: dusk(['shelter', 96, 60, 0.6], ['saber_tooth', 58, 67, 1.7]),
  glyptodon: day(['grass', 18, 68, 0.9], ['glyptodon', 58, 67, 1.65]),
  giant_beaver: day(['fir', 16, 60, 0.9], ['giant_beaver', 54, 67, 1.6]),
  woolly_mammoth: day(['woolly_mammoth', 62, 69, 1.45]),
  argentavis: day(['argentavis', 60, 66, 1.4]),
}
