/** The inks of a portrait. Which colour each has is decided once a card. */
export type Ink = 'skin' | 'hair' | 'coat' | 'trim' | 'hat' | 'fur' | 'wood' | 'metal' | 'paper' | 'ink' | 'shade'

/** One shape of a portrait on the 96-unit medallion: filled, outlined (the default) or only a line. */
export interface Shape {
  readonly d: string
  readonly fill?: Ink
  /** Width of the pen; 0 draws no outline. */
  readonly pen?: number
}

/** A closed ring of soft tufts around an ellipse: fur edges, curls, wool. */
export function tufts(cx: number, cy: number, rx: number, ry: number, count: number, from = 0, to = 360): string {
  const points = Array.from({ length: count + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / count) * Math.PI) / 180
    return { x: cx + rx * Math.cos(angle), y: cy + ry * Math.sin(angle) }
  })
  return points
    .map(({ x, y }, i) => {
      const before = points[i - 1]
      if (!before) return `M${x.toFixed(1)} ${y.toFixed(1)}`
      const r = Math.hypot(x - before.x, y - before.y) * 0.56
      return `A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}
