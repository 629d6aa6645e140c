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

export function hexPath(radius: number): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 6
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
  })
  return `M${corners.join('L')}z`
}
