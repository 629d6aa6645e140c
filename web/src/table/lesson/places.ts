/** Where the places of a board are on the screen: boards say `data-place` of what a lesson may point at. */

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Something lies there that a lantern must not hide: the lamp hangs above it. */
  readonly laden: boolean
}

/** What scrolls or ends there: nothing of a place is seen outside. */
const FRAMES = '[data-window], main, aside, section.pane, section.drawer'

/** The parts of the screen where a place is to be seen now. */
export function boxesOf(place: string): Box[] {
  return [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)].flatMap((element) => {
    const box = within(element.getBoundingClientRect(), element.closest(FRAMES)?.getBoundingClientRect())
    return box.width > 0 && box.height > 0 ? [{ ...box, laden: element.hasAttribute('data-laden') }] : []
  })
}

function within({ left, top, right, bottom }: DOMRect, frame: DOMRect | undefined): Omit<Box, 'laden'> {
  const x = Math.max(left, frame?.left ?? left)
  const y = Math.max(top, frame?.top ?? top)
  return { x, y, width: Math.min(right, frame?.right ?? right) - x, height: Math.min(bottom, frame?.bottom ?? bottom) - y }
}

export const holds = ({ x, y, width, height }: Box, left: number, top: number): boolean =>
  left >= x && left <= x + width && top >= y && top <= y + height

/** On a phone the board may have to be scrolled before the first of some places is seen. */
export function bringIntoSight(places: readonly string[]): void {
  const element = places.map((place) => document.querySelector(`[data-place="${CSS.escape(place)}"]`)).find((one) => one !== null)
  element?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
}
