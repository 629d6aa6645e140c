/** Hands on a board: two fingers, a double tap, the wheel with Ctrl, a drag. One finger scrolls as everywhere. */
import type { Attachment } from 'svelte/attachments'
import type { Camera, Spot } from './camera.svelte'

/** A hand that moves less than this meant to click. */
const SLACK = 5
/** Two taps within so many milliseconds, so close together, are one double tap. */
const DOUBLE = 320
const NEARBY = 30
/** How near a double tap brings the board. */
const CLOSE_UP = 2
/** How fast a wheel turns into nearness. */
const WHEEL = 0.0025
/** Whatever answers a tap by itself. */
const ANSWERS = '[data-target], button:not([aria-disabled="true"]), [role="button"]:not([aria-disabled="true"]), a, input, label'

const answers = (event: Event): boolean => Boolean((event.target as Element | null)?.closest?.(ANSWERS))
const far = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y)
const spotOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => ({ x: clientX, y: clientY })

/** Listens to the hands over a window; `motion` says how long the camera may travel. */
export function gestures(camera: Camera, motion: () => number): Attachment<HTMLElement> {
  return (pane) => {
    let fingers: readonly [Spot, Spot] | null = null
    let drag: Spot | null = null
    let dragged = false
    let tapped: { readonly at: Spot; readonly time: number } | null = null

    function wheel(event: WheelEvent): void {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      camera.zoom(Math.exp(-event.deltaY * WHEEL), spotOf(event))
    }

    function touch(event: TouchEvent): void {
      const [one, two] = event.touches
      if (!one || !two || event.touches.length > 2) {
        fingers = null
        return
      }
      if (event.cancelable) event.preventDefault()
      const now = [spotOf(one), spotOf(two)] as const
      if (fingers) {
        const middle = { x: (now[0].x + now[1].x) / 2, y: (now[0].y + now[1].y) / 2 }
        const before = { x: (fingers[0].x + fingers[1].x) / 2, y: (fingers[0].y + fingers[1].y) / 2 }
        const spread = far(...now) / Math.max(1, far(...fingers))
        camera.zoom(spread, middle)
        camera.pan(middle.x - before.x, middle.y - before.y)
      }
      fingers = now
    }

    function down(event: PointerEvent): void {
      dragged = false
      drag = event.pointerType === 'mouse' && event.button === 0 && !camera.whole ? spotOf(event) : null
    }

    function move(event: PointerEvent): void {
      if (!drag || event.pointerType !== 'mouse') return
      const now = spotOf(event)
      if (!dragged && far(now, drag) <= SLACK) return
      if (!dragged) pane.setPointerCapture(event.pointerId)
      dragged = true
      camera.pan(now.x - drag.x, now.y - drag.y)
      drag = now
    }

    const up = (): void => void (drag = null)

    /** A drag that ends on a piece is no click; two taps beside the pieces look closer, or step back. */
    function click(event: MouseEvent): void {
      if (dragged) {
        dragged = false
        event.stopPropagation()
        event.preventDefault()
        return
      }
      const at = spotOf(event)
      const twice = tapped !== null && event.timeStamp - tapped.time < DOUBLE && far(at, tapped.at) < NEARBY
      tapped = twice || event.detail === 0 || answers(event) ? null : { at, time: event.timeStamp }
      if (!twice || answers(event)) return
      if (camera.whole) camera.zoom(CLOSE_UP, at, motion())
      else camera.fit(motion())
    }

    const listeners = new AbortController()
    const { signal } = listeners
    // The browser must wait for these two, or it would scroll and zoom the page itself.
    pane.addEventListener('wheel', wheel, { passive: false, signal })
    for (const name of ['touchstart', 'touchmove'] as const) pane.addEventListener(name, touch, { passive: false, signal })
    for (const name of ['touchend', 'touchcancel'] as const) pane.addEventListener(name, () => (fingers = null), { signal })
    pane.addEventListener('pointerdown', down, { signal })
    pane.addEventListener('pointermove', move, { signal })
    for (const name of ['pointerup', 'pointercancel'] as const) pane.addEventListener(name, up, { signal })
    pane.addEventListener('click', click, { capture: true, signal })
    return () => listeners.abort()
  }
}
