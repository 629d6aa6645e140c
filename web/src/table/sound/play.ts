/** Sings a cue, quietly; only for readers who asked for it and who are looking. */
import { settings } from '../../app/settings.svelte'
import { TONES, type Cue } from './tones'

const VOLUME = 0.12
/** A tone neither clicks when it begins nor when it ends. */
const ATTACK = 0.012
const SILENCE = 0.0001

let context: AudioContext | null = null

export function play(cue: Cue, later = 0): void {
  if (!settings.sound || document.hidden || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  const from = context
  // Browsers keep silent until somebody has touched the page.
  if (from.state === 'suspended') void from.resume()
  for (const { pitch, to, at, long, loud, voice } of TONES[cue]) {
    const begins = from.currentTime + later + at
    const tone = new OscillatorNode(from, { type: voice, frequency: pitch })
    const loudness = new GainNode(from, { gain: SILENCE })
    if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, begins + long)
    loudness.gain.setValueAtTime(SILENCE, begins)
    loudness.gain.exponentialRampToValueAtTime(VOLUME * loud, begins + ATTACK)
    loudness.gain.exponentialRampToValueAtTime(SILENCE, begins + long)
    tone.connect(loudness).connect(from.destination)
    tone.start(begins)
    tone.stop(begins + long)
  }
}
