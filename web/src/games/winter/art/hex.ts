/** The terrain on the screen: pointed hexes in axial coordinates.  EW-SETUP-17 */

export interface Spot {
  readonly x: number
  readonly y: number
}

/** From the middle of a hex to its corners. */
export const SIDE = 40

export function hexMiddle(name: string): Spot {
  const [q = 0, r = 0] = name.split(',').map(Number)
  return { x: SIDE * Math.sqrt(3) * (q + r / 2), y: SIDE * 1.5 * r }
}

/** Where three hexes meet. */
export function junctureMiddle(name: string): Spot {
  const spots = name.split('+').map(hexMiddle)
  const sum = spots.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }), { x: 0, y: 0 })
  return { x: sum.x / spots.length, y: sum.y / spots.length }
}

export function hexPath(radius: number, x = 0, y = 0): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 6
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`
  })
  return `M${corners.join('L')}z`
}

export const boxPath = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`

export const circlePath = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
