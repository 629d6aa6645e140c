/** Motion of what is on the page: remembered before it changes, set going after it has. */
import type { Flight } from './travel'

interface Seen {
  readonly rect: DOMRect
  readonly copy?: Element
}

/** A step aside is not worth a journey. */
const FAR = 6
const EASE = 'cubic-bezier(0.3, 0.7, 0.3, 1)'

const named = (name: string): string => `[data-piece="${CSS.escape(name)}"], [data-place="${CSS.escape(name)}"]`
const visible = (element: Element): boolean => element.getClientRects().length > 0

function find(names: readonly string[]): { readonly name: string; readonly element: Element } | null {
  for (const name of names) {
    const element = [...document.querySelectorAll(named(name))].find(visible)
    if (element) return { name, element }
  }
  return null
}

function pieces(): Map<string, Element> {
  const all = [...document.querySelectorAll('[data-piece]')].filter(visible)
  // The first one counts: the same piece may be shown again in the rail.
  return new Map(all.reverse().map((element) => [element.getAttribute('data-piece') ?? '', element]))
}

const middle = (rect: DOMRect): { x: number; y: number } => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 })

/** What can be seen before an answer, with copies of what an answer takes away. */
export function remember(planned: readonly Flight[]): ReadonlyMap<string, Seen> {
  const seen = new Map<string, Seen>(
    [...pieces()].map(([name, element]) => [name, { rect: element.getBoundingClientRect() }]),
  )
  for (const { kind, from } of planned) {
    const found = find(from)
    if (!found) continue
    const rect = found.element.getBoundingClientRect()
    seen.set(found.name, kind === 'copy' ? { rect, copy: found.element.cloneNode(true) as Element } : { rect })
  }
  return seen
}

/** A piece starts where it came from; inside a drawing, in the units of the drawing. */
function arrive(element: Element, from: DOMRect, duration: number): void {
  const [start, end] = [middle(from), middle(element.getBoundingClientRect())]
  if (Math.hypot(start.x - end.x, start.y - end.y) < FAR) return
  const unit = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
  const way = `translate(${(start.x - end.x) / unit}px, ${(start.y - end.y) / unit}px)`
  element.animate([{ transform: way }, { transform: 'none' }], { duration, easing: EASE })
}

function fly({ rect, copy }: Seen, goal: DOMRect, layer: Element, duration: number): void {
  if (!copy) return
  const [start, end] = [middle(rect), middle(goal)]
  const ghost = document.createElement('div')
  ghost.className = 'flying'
  ghost.style.cssText = `left: ${rect.x}px; top: ${rect.y}px; width: ${rect.width}px; height: ${rect.height}px`
  // It is a picture now, neither a place nor a button.
  copy.removeAttribute('data-place')
  copy.removeAttribute('data-piece')
  copy.setAttribute('inert', '')
  ghost.append(copy)
  layer.append(ghost)
  const shrink = Math.max(0.2, Math.min(1, goal.width / Math.max(1, rect.width)))
  const way = `translate(${end.x - start.x}px, ${end.y - start.y}px) scale(${shrink})`
  const flight = ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: way, opacity: 0.85, offset: 0.9 },
      { transform: way, opacity: 0 },
    ],
    { duration, easing: EASE },
  )
  const land = (): void => ghost.remove()
  flight.finished.then(land, land)
}

/** Sets going what flies, and everything else that stands elsewhere now. */
export function depart(
  planned: readonly Flight[],
  before: ReadonlyMap<string, Seen>,
  layer: Element,
  duration: number,
): void {
  const arrived = new Set<string>()
  for (const { kind, from, to } of planned) {
    const goal = find(kind === 'piece' ? to.filter((name) => !before.has(name)) : to)
    const seen = from.map((name) => before.get(name)).find((found) => found !== undefined)
    if (!goal || !seen) continue
    arrived.add(goal.name)
    if (kind === 'copy') fly(seen, goal.element.getBoundingClientRect(), layer, duration)
    else arrive(goal.element, seen.rect, duration)
  }
  for (const [name, element] of pieces()) {
    const seen = before.get(name)
    if (seen && !arrived.has(name)) arrive(element, seen.rect, duration)
  }
}
