/** Keeps the keyboard's place: what had the focus is often gone once it was chosen. */
import { tick } from 'svelte'
import { nextChoice } from './roving'

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

/** Whether nothing useful has the focus: what had it is gone, hidden, or can no longer be done. */
function isLost(): boolean {
  const at = document.activeElement
  if (at === null || at === document.body || at.matches('[data-asked]')) return true
  if (at.closest('[data-keeps-focus], [role="menu"], dialog')) return false
  return at.matches('[aria-disabled="true"], [data-explained]') || !at.checkVisibility({ visibilityProperty: true })
}

/** After an answer: goes to what can be done next; while there is nothing, to the sentence that says who is waited for. */
export async function findPlace(): Promise<void> {
  await tick()
  if (!byKeyboard || !isLost()) return
  const sentence = document.querySelector<HTMLElement>('[data-asked]')
  const next = document.querySelector<SVGElement>('.placing') ?? nextChoice() ?? sentence
  next?.focus({ preventScroll: next === sentence })
}
