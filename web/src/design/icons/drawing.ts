/** One icon on the 24-unit grid: what the pen draws, and what is filled solid. */
export interface IconDrawing {
  /** Path data of the 1.75 stroke. */
  readonly line?: string
  /** Path data filled with the pen's colour: small dots and solid parts. */
  readonly solid?: string
  /** Path data filled with a quiet tint of the pen's colour, for body. */
  readonly tint?: string
}

/** A circle as path data, so that every icon stays one path a layer. */
export function disc(cx: number, cy: number, r: number): string {
  return `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}
