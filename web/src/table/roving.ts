/**
 * The keyboard's way over the table: the board, the own area and the buttons are one stop of the Tab key each, and arrows
 * lead on inside, to the nearest thing in their direction. One mechanism for all games: a board only draws buttons.
 */
import type { Attachment } from 'svelte/attachments'

export interface Point {
  readonly x: number
  readonly y: number
}

const ITEMS = 'button:not(:disabled), [role="button"], [role="switch"], a[href], input:not(:disabled), select, [data-explained]'
/** What can be read about but not done. */
const SHUT = '[aria-disabled="true"], [data-explained]'
/** They have keys of their own, or are no part of the table. */
const APART = '[data-own-keys], [role="menu"], [role="tablist"], dialog'
/** What only helps to look: it can be reached, but nobody is led there. */
const TOOLS = '[data-tools]'

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where the keyboard was last: what comes next is looked for around there. */
let was: { readonly region: HTMLElement; readonly at: Point } | null = null
/** The parts in which questions are answered. */
const regions = new Set<HTMLElement>()

/** What waits for the next picture: looking at a page that is still being made would lay it out again and again. */
const waiting = new Set<() => void>()
let frame = 0

function later(refresh: () => void): void {
  waiting.add(refresh)
  frame ||= requestAnimationFrame(settle)
}

function settle(): void {
  cancelAnimationFrame(frame)
  frame = 0
  const due = [...waiting]
  waiting.clear()
  for (const refresh of due) refresh()
}

// No key finds the stops as they were a moment ago.
if (typeof window !== 'undefined') window.addEventListener('keydown', settle, { capture: true })

/** The nearest of some things in the direction of an arrow key; what lies askew counts as further away. */
export function inDirection<T>(from: Point, key: string, things: readonly T[], where: (thing: T) => Point): T | null {
  const way = WAYS[key]
  if (!way) return null
  const [wx, wy] = way
  let best: T | null = null
  let least = Infinity
  for (const thing of things) {
    const { x, y } = where(thing)
    const along = (x - from.x) * wx + (y - from.y) * wy
    const aside = Math.abs((x - from.x) * wy) + Math.abs((y - from.y) * wx)
    const far = along + aside * 2
    if (along > 4 && aside <= along * 2.5 && far < least) [best, least] = [thing, far]
  }
  return best
}

export function middleOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

type Item = HTMLElement | SVGElement

const itemsIn = (region: HTMLElement): Item[] =>
  [...region.querySelectorAll<Item>(ITEMS)].filter((item) => !item.closest(APART))

const isSeen = (item: Element): boolean => item.checkVisibility({ visibilityProperty: true })

/** Something that can be done now. */
export const isOpen = (item: Element): boolean => !item.matches(SHUT) && !item.closest(TOOLS)

const focus = (item: Item | undefined | null): void => item?.focus({ preventScroll: false })

/** Where the Tab key stops: what moves on, or the first thing that can be done; else the first of all. */
function stopOf(items: readonly Item[]): Item | undefined {
  const open = items.filter((item) => isOpen(item) && isSeen(item))
  return open.find((item) => item.matches('.primary')) ?? open[0] ?? items.find(isSeen) ?? items[0]
}

/** Makes a part of the table one stop of the Tab key. */
export function roves(): Attachment<HTMLElement> {
  return (region) => {
    let stop: Item | undefined
    let chosen = false

    /** Whoever has been somewhere comes back there; otherwise the stop follows what can be done. */
    function refresh(): void {
      const items = itemsIn(region)
      const kept = stop && chosen && items.includes(stop) && (isOpen(stop) || stop === document.activeElement)
      if (!kept) [stop, chosen] = [stopOf(items), false]
      for (const item of items) {
        const index = item === stop ? '0' : '-1'
        if (item.getAttribute('tabindex') !== index) item.setAttribute('tabindex', index)
      }
    }

    function entered({ target }: FocusEvent): void {
      const item = (target as Element).closest<Item>(ITEMS)
      if (!item || !region.contains(item) || item.closest(APART)) return
      stop?.setAttribute('tabindex', '-1')
      item.setAttribute('tabindex', '0')
      ;[stop, chosen] = [item, true]
      if (regions.has(region)) was = { region, at: middleOf(item) }
    }

    function key(event: KeyboardEvent): void {
      const at = (event.target as Element).closest<Item>(ITEMS)
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !at || at.closest(APART)) return
      // A key held down answers one question, not the next one as well.
      if (event.repeat && (event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault()
        event.stopPropagation()
        return
      }
      // A list of languages is chosen from with the arrows that go up and down.
      if (at.matches('select') && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) return
      const next = nextTo(at, event)
      if (next === undefined) return
      event.preventDefault()
      focus(next)
    }

    /** Arrows lead to what can be done; with Shift, and where nothing can be, to everything that can be read about. */
    function nextTo(at: Item, { key: pressed, shiftKey }: KeyboardEvent): Item | null | undefined {
      const seen = itemsIn(region).filter(isSeen)
      const led = region.matches('[data-buttons]') || at.closest(TOOLS) !== null
      const open = seen.filter((item) => !item.matches(SHUT) && (led || !item.closest(TOOLS)))
      const all = shiftKey || open.length === 0 ? seen : open
      if (pressed === 'Home') return all[0]
      if (pressed === 'End') return all.at(-1)
      if (!(pressed in WAYS)) return undefined
      return inDirection(middleOf(at), pressed, all.filter((item) => item !== at), middleOf)
    }

    // Pieces handle Enter and arrows of their own first: theirs come up here with the default prevented.
    region.addEventListener('focusin', entered)
    region.addEventListener('keydown', key)
    const changes = new MutationObserver(() => later(refresh))
    changes.observe(region, { childList: true, subtree: true, attributeFilter: ['aria-disabled', 'disabled'] })
    if (region.matches('[data-board], [data-buttons]')) regions.add(region)
    later(refresh)
    return () => {
      changes.disconnect()
      waiting.delete(refresh)
      regions.delete(region)
      region.removeEventListener('focusin', entered)
      region.removeEventListener('keydown', key)
    }
  }
}

/** What can be done next: near to where the keyboard was, or wherever there is something. */
export function nextChoice(): Item | undefined {
  const open = (region: HTMLElement): Item[] => itemsIn(region).filter((item) => isOpen(item) && isSeen(item))
  const here = was && regions.has(was.region) && !was.region.matches('[data-buttons]') ? open(was.region) : []
  const from = was?.at ?? { x: 0, y: 0 }
  const far = (item: Item): number => Math.hypot(middleOf(item).x - from.x, middleOf(item).y - from.y)
  if (here.length > 0) return here.toSorted((one, other) => far(one) - far(other))[0]
  return [...regions]
    .toSorted((one, other) => Number(one.matches('[data-buttons]')) - Number(other.matches('[data-buttons]')))
    .map((region) => stopOf(open(region)))
    .find((item) => item !== undefined)
}

/** A part that scrolls is a stop of its own, but only while there is something to scroll. */
export function scrolls(): Attachment<HTMLElement> {
  return (part) => {
    const measure = (): void => {
      if (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1) part.tabIndex = 0
      else part.removeAttribute('tabindex')
    }
    // Begins with a look of its own.
    const sizes = new ResizeObserver(measure)
    sizes.observe(part)
    const changes = new MutationObserver(() => later(measure))
    changes.observe(part, { childList: true, subtree: true })
    return () => {
      sizes.disconnect()
      changes.disconnect()
      waiting.delete(measure)
    }
  }
}
