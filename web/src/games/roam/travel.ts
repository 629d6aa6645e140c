/** Pieces travel: a token comes from its owner's border, or from the square it was moved from, and goes home again. */
import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import type { Told } from '../../generated/protocol'
import type { Spot } from './field'

export interface Journey {
  readonly dx: number
  readonly dy: number
  readonly duration: number
}

export function travel(_: Element, { dx, dy, duration }: Journey): TransitionConfig {
  return {
    duration,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${dx * u}px, ${dy * u}px); opacity: ${Math.min(1, 0.2 + t)}`,
  }
}

/** A card turns over at its place. */
export function flip(_: Element, { duration }: { duration: number }): TransitionConfig {
  return { duration, easing: cubicOut, css: (t) => `transform: scaleX(${t}); opacity: ${t}` }
}

export function journey(from: Spot, to: Spot, duration: number): Journey {
  return { dx: from.x - to.x, dy: from.y - to.y, duration }
}

/** The square a token on `square` was moved from in the latest move, if it was. */
export function movedFrom(latest: readonly Told[], square: string): string | null {
  const moved = latest.find(({ event }) => typeof event.from === 'string' && event.to === square)
  return moved ? String(moved.event.from) : null
}
