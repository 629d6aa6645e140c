/** Where the pieces of a board are, measured from its corner; drawn areas keep their own outline. */

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Shape {
  readonly box: Box
  /** The outline in the measure of its drawing, and how that lies over the board; empty for what is a plain box. */
  readonly path: string
  readonly matrix: readonly number[]
}

export const boxOf = ({ box }: Shape): Box => box

/** What a selector finds on the board and can be seen there. */
export function shapesOf(root: HTMLElement, selector: string): Shape[] {
  const { left, top } = root.getBoundingClientRect()
  return [...root.querySelectorAll(selector)].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0) return []
    const box = { x: round(x - left), y: round(y - top), width: round(width), height: round(height) }
    const outline = element instanceof SVGPathElement ? element.getAttribute('d') : null
    const lies = outline ? (element as SVGPathElement).getScreenCTM() : null
    if (!outline || !lies) return [{ box, path: '', matrix: [] }]
    return [{ box, path: outline, matrix: [lies.a, lies.b, lies.c, lies.d, lies.e - left, lies.f - top].map(round) }]
  })
}

const round = (value: number): number => Math.round(value * 100) / 100
