/** A tile that leaves sinks, shrinks and fades. It never stands in the way of the pointer. */
import type { TransitionConfig } from 'svelte/transition'

interface Fall {
  readonly duration: number
  /** How long it holds before it follows the others. */
  readonly delay: number
}

export function fall(node: Element, { duration, delay }: Fall): TransitionConfig {
  const place = node.getAttribute('transform') ?? ''
  if (node instanceof SVGElement) node.style.pointerEvents = 'none'
  return {
    delay,
    duration: duration * 1.6,
    tick: (t) => {
      const gone = 1 - t
      node.setAttribute('transform', `${place} translate(0 ${gone * gone * 26}) scale(${1 - gone * 0.16})`)
      if (node instanceof SVGElement) node.style.opacity = String(Math.min(1, t * 1.6))
    },
  }
}
