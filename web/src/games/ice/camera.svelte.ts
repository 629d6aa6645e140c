/** Pan and zoom over the dig. Only a transform changes, so nothing is drawn anew while the hand moves. */
const NEAREST = 4
/** A hand that moves less than this meant to click. */
const SLACK = 5

interface Finger {
  readonly x: number
  readonly y: number
}

export class Camera {
  x = $state(0)
  y = $state(0)
  scale = $state(1)
  /** Whether a gesture is under way: then the drawing is a picture that slides, afterwards it is drawn sharp again. */
  moving = $state(false)

  private fingers: Record<number, Finger> = {}
  private travelled = 0
  private settle: ReturnType<typeof setTimeout> | undefined

  readonly transform = $derived.by(() => `translate(${this.x}px, ${this.y}px) scale(${this.scale})`)
  readonly whole = $derived.by(() => this.scale === 1)

  reset(): void {
    this.x = 0
    this.y = 0
    this.scale = 1
  }

  /** Zooms by a factor and keeps the point under the hand where it is. */
  zoom(factor: number, at: Finger, box: DOMRect): void {
    const scale = Math.max(1, Math.min(NEAREST, this.scale * factor))
    const kept = scale / this.scale
    const px = at.x - box.left
    const py = at.y - box.top
    this.x = px - (px - this.x) * kept
    this.y = py - (py - this.y) * kept
    this.scale = scale
    this.hold(box)
  }

  nudge(dx: number, dy: number, box: DOMRect): void {
    this.x += dx
    this.y += dy
    this.hold(box)
  }

  /** The drawing never leaves its window. */
  private hold({ width, height }: DOMRect): void {
    this.x = Math.min(0, Math.max(width * (1 - this.scale), this.x))
    this.y = Math.min(0, Math.max(height * (1 - this.scale), this.y))
    this.moving = true
    clearTimeout(this.settle)
    this.settle = setTimeout(() => (this.moving = false), 160)
  }

  wheel(event: WheelEvent, box: DOMRect): void {
    event.preventDefault()
    this.zoom(Math.exp(-event.deltaY * 0.0016), { x: event.clientX, y: event.clientY }, box)
  }

  down(event: PointerEvent): void {
    if (Object.keys(this.fingers).length === 0) this.travelled = 0
    this.fingers[event.pointerId] = { x: event.clientX, y: event.clientY }
  }

  move(event: PointerEvent, box: DOMRect): void {
    const before = this.fingers[event.pointerId]
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    this.travelled += Math.hypot(now.x - before.x, now.y - before.y)
    this.fingers[event.pointerId] = now
    const other = Object.entries(this.fingers).find(([id]) => id !== String(event.pointerId))?.[1]
    if (other) {
      const spread = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y)
      if (Number.isFinite(spread)) this.zoom(spread, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, box)
    } else if (this.travelled > SLACK && !this.whole) this.nudge(now.x - before.x, now.y - before.y, box)
  }

  up(event: PointerEvent): void {
    delete this.fingers[event.pointerId]
  }

  /** Whether what just ended was a drag and the click that follows is none. */
  dragged(): boolean {
    return this.travelled > SLACK && !this.whole
  }
}
