/** Keeps the keyboard's place: what had the focus is often gone once it was chosen. */
import { tick } from 'svelte'

/** The likeliest first. */
const NEXT = ['.placing', '[data-offers] .primary', '.target', '[data-offers] .offered', '[data-card] button']

let byKeyboard = false

/** Notes which hand the reader plays with; returns how to stop. */
export function noteHand(): () => void {
  const key = (): void => void (byKeyboard = true)
  const pointer = (): void => void (byKeyboard = false)
  addEventListener('keydown', key, true)
  addEventListener('pointerdown', pointer, true)
  return () => {
    removeEventListener('keydown', key, true)
    removeEventListener('pointerdown', pointer, true)
  }
}

/** After an answer: goes to the first thing that can be done next, if the keyboard has lost its place. */
export async function findPlace(): Promise<void> {
  await tick()
  const lost = document.activeElement === null || document.activeElement === document.body
  if (!byKeyboard || !lost) return
  const next = NEXT.map((selector) => document.querySelector<HTMLElement>(selector)).find((found) => found !== null)
  next?.focus({ preventScroll: true })
}
