/** A drawing is a pile of paths; colours are names of the palette in ice.css. */
export interface Layer {
  readonly d: string
  readonly fill?: string
  readonly opacity?: number
  /** Width of the pen, drawn over the fill. */
  readonly line?: number
  readonly pen?: string
}

export type Drawing = readonly Layer[]

/** A circle as path data. */
export const disc = (cx: number, cy: number, r: number): string =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
