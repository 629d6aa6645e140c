/** What of the board can be seen: windows scroll and are zoomed, and what can be done may lie outside of them. */

/** What can be done by pressing it where it lies. */
export const TARGETS = '[data-target]'

export type Way = 'above' | 'below' | 'left' | 'right'

const BOARDS = '[data-board]'
const CLIPS = /auto|scroll|hidden|clip/

export interface Hidden {
  /** The window that it lies outside of. */
  readonly by: Element
  readonly way: Way
}

/**
 * Where the middle of an element lies outside of a window that it is in; null while it is in sight. Of several windows
 * the outermost counts: the edge of one inside it may be out of sight itself.
 */
export function hiddenBy(element: Element): Hidden | null {
  let hidden: Hidden | null = null
  const { left, top, width, height } = element.getBoundingClientRect()
  const x = left + width / 2
  const y = top + height / 2
  for (let by = element.parentElement; by; by = by.parentElement) {
    const style = getComputedStyle(by)
    if (CLIPS.test(style.overflowX) || CLIPS.test(style.overflowY)) {
      const way = outside(by.getBoundingClientRect(), x, y)
      if (way) hidden = { by, way }
    }
    if (by.matches(BOARDS)) break
  }
  return hidden
}

function outside({ left, top, right, bottom }: DOMRect, x: number, y: number): Way | null {
  if (y > bottom) return 'below'
  if (y < top) return 'above'
  if (x > right) return 'right'
  return x < left ? 'left' : null
}

const isShown = (element: Element): boolean => element.getClientRects().length > 0
const inSight = (element: Element): boolean => hiddenBy(element) === null

/** Everything that can be pressed now, on the common board or anywhere on the table. */
export const targets = (where: 'main' | '' = ''): Element[] =>
  [...document.querySelectorAll(`${where}${BOARDS} ${TARGETS}`)].filter(isShown)

/** What can be pressed and lies outside of a window, all that lie the same way together. */
export interface Beyond extends Hidden {
  readonly out: readonly Element[]
}

export function beyondSight(): Beyond[] {
  const groups: { by: Element; way: Way; out: Element[] }[] = []
  for (const target of targets()) {
    const hidden = hiddenBy(target)
    if (!hidden) continue
    const group = groups.find(({ by, way }) => by === hidden.by && way === hidden.way)
    if (group) group.out.push(target)
    else groups.push({ ...hidden, out: [target] })
  }
  return groups
}

export function bring(element: Element | undefined, motion: number): void {
  element?.scrollIntoView({ block: 'center', inline: 'center', behavior: motion > 0 ? 'smooth' : 'instant' })
}

/** Scrolls only if none of them can be seen. */
export function bringOneOf(elements: readonly Element[], motion: number): void {
  if (!elements.some(inSight)) bring(elements[0], motion)
}

/** The elements of the board that are these places. */
export const elementsOf = (places: Iterable<string>): Element[] =>
  [...places].flatMap((place) => [...document.querySelectorAll(`${BOARDS} [data-place="${CSS.escape(place)}"]`)]).filter(isShown)
