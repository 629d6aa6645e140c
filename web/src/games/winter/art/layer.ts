/** One layer of a small drawing: filled with an ink of the palette, outlined by the pen, or both. */
export interface Layer {
  readonly d: string
  /** A name of palette.css without its prefix, or a token of the house ("map-high"). */
  readonly fill?: string
  /** Width of the pen; without it there is no outline. */
  readonly pen?: number
  /** Ink of the pen, when it is not the outline's. */
  readonly ink?: string
}

export const paint = (name: string | undefined): string =>
  name === undefined ? 'none' : `var(--${name.startsWith('map-') ? name : `w-${name}`})`

export function disc(cx: number, cy: number, r: number): string {
  return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}
