/** Listens to a table and says what to sing: the turn that comes, what was done since, the end. */
import type { TableScene } from '../scene.svelte'
import { play } from './play'
import type { Cue } from './tones'

/** Two things at once are heard one after the other, in seconds. */
const APART = 0.12
/** What is heard first. */
const ORDER: readonly Cue[] = ['placed', 'taken', 'fell', 'turn', 'over']

export class Ear {
  /** The last line heard; null before the first look, which is silent. */
  private heard: number | null = null
  private turn: number | null = null
  private over = false

  /** To be called in an effect. */
  listen(scene: TableScene): void {
    const { replay, whole, state, mine, seat, module } = scene
    if (replay || !state) return
    const first = this.heard === null
    const since = this.heard ?? 0
    const turn = mine ? seat : null
    const cues = whole.filter(({ seq }) => seq > since).map(({ event }) => module.sounds?.[String(event.kind)])
    if (turn !== null && turn !== this.turn) cues.push('turn')
    if (state.over && !this.over) cues.push('over')
    this.heard = whole.at(-1)?.seq ?? 0
    this.turn = turn
    this.over = state.over
    if (first) return
    for (const [i, cue] of ORDER.filter((one) => cues.includes(one)).entries()) play(cue, i * APART)
  }
}
