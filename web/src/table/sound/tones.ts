/** The few tones of the table, as notes: nothing is recorded, everything is sung by the browser. */

/** What can be heard. A game says which of its events sound like a piece, a payment or a fall. */
export type Cue = 'turn' | 'placed' | 'taken' | 'fell' | 'over'

export interface Note {
  /** In hertz; a note may slide to another pitch. */
  readonly pitch: number
  readonly to?: number
  /** In seconds, from the beginning of the cue. */
  readonly at: number
  readonly long: number
  /** Compared with the others. */
  readonly loud: number
  readonly voice: 'sine' | 'triangle'
}

const note = (voice: Note['voice'], pitch: number, at: number, long: number, loud: number, to?: number): Note => ({
  ...{ pitch, at, long, loud, voice },
  ...(to === undefined ? {} : { to }),
})

export const TONES: Readonly<Record<Cue, readonly Note[]>> = {
  turn: [note('sine', 659.3, 0, 0.35, 0.8), note('sine', 880, 0.13, 0.6, 0.9)],
  placed: [note('triangle', 220, 0, 0.11, 1, 165)],
  taken: [note('sine', 1174.7, 0, 0.12, 0.5), note('sine', 784, 0.07, 0.22, 0.5)],
  fell: [note('triangle', 150, 0, 0.45, 1, 55), note('sine', 330, 0.02, 0.2, 0.25, 120)],
  over: [440, 554.4, 659.3, 880].map((pitch, i) => note('sine', pitch, i * 0.14, 1.1, 0.7)),
}
