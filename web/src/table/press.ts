/** A long press reads: the finger that rests on something wants to know what it is, and must not do anything by it. */

/** As long as most phones take for a long press. */
export const LONG = 500

/** Takes the click away from a finger that has rested; returns how to stop. */
export function onlyReads(): () => void {
  let began = 0
  const down = (event: PointerEvent): void => void (began = event.pointerType === 'touch' ? event.timeStamp : 0)
  const click = (event: MouseEvent): void => {
    if (began === 0 || event.timeStamp - began < LONG || !(event.target as Element | null)?.closest?.('[data-table]')) return
    event.stopImmediatePropagation()
    event.preventDefault()
  }
  addEventListener('pointerdown', down, true)
  addEventListener('click', click, true)
  return () => {
    removeEventListener('pointerdown', down, true)
    removeEventListener('click', click, true)
  }
}
