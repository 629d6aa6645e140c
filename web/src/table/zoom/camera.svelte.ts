/**
 * How near a board is looked at. The sheet is drawn larger, and its window scrolls over it as any page does: so a finger,
 * a wheel, the focus and whoever brings a place into sight pan it without knowing of it.
 */
import { cubicOut } from 'svelte/easing'

const NEAREST = 4
/** One press of a button or key. */
const STEP = 1.5
/** How long after a gesture the drawing stays a picture that slides; then it is drawn sharp again. */
const SETTLES = 160

/** A point of the screen. */
export interface Spot {
  readonly x: number
  readonly y: number
}

interface Stand {
  readonly scale: number
  readonly left: number
  readonly top: number
}

export class Camera {
  scale = $state(1)
  /** Whether it is under way. */
  moving = $state(false)
  readonly whole = $derived.by(() => this.scale === 1)
  readonly nearest = $derived.by(() => this.scale === NEAREST)
  /** Whether the reader has chosen the distance; then it is not changed for them, unless a finger could not aim. */
  private chosen = false

  private pane: HTMLElement | null = null
  private sheet: HTMLElement | null = null
  private settle: ReturnType<typeof setTimeout> | undefined
  private frame = 0
  /** Whether the sheet scrolls in its window even at its own size. */
  private flows = false

  /** Takes hold of a window and the sheet in it; returns how to let go. */
  hang(pane: HTMLElement, sheet: HTMLElement, flows: boolean): () => void {
    this.pane = pane
    this.sheet = sheet
    this.flows = flows
    return () => {
      clearTimeout(this.settle)
      cancelAnimationFrame(this.frame)
      this.pane = this.sheet = null
    }
  }

  /** Closer or further, around a point that stays where it is: the middle, if nobody points. */
  zoom(factor: number, at: Spot = this.middle(), motion = 0): void {
    this.chosen = true
    this.go(this.around(this.scale * factor, at), motion)
  }

  closer(motion: number): void {
    this.zoom(STEP, this.middle(), motion)
  }

  further(motion: number): void {
    this.zoom(1 / STEP, this.middle(), motion)
  }

  /** All of it, as it was at first. */
  fit(motion: number): void {
    this.chosen = false
    this.go(this.around(1, this.middle()), motion)
  }

  pan(dx: number, dy: number): void {
    this.pane?.scrollBy({ left: -dx, top: -dy, behavior: 'instant' })
  }

  /**
   * So near that everything to be aimed at is as large as a finger needs it, and as much of it in sight as there is room
   * for. Goes back to the whole once that does, unless the reader has chosen to be near.
   */
  reach(targets: readonly Element[], finger: number, motion: number): void {
    const boxes = targets.map((target) => this.onSheet(target.getBoundingClientRect())).filter(({ width, height }) => width > 0 && height > 0)
    const smallest = Math.min(...boxes.map(({ width, height }) => Math.min(width, height)))
    if (!this.pane || boxes.length === 0) return
    // A hair more than needed: the browser rounds.
    const needed = smallest >= finger ? 1 : Math.min(NEAREST, (finger * 1.01) / smallest)
    if (this.chosen && this.scale >= needed) return
    const scale = this.chosen ? Math.max(this.scale, needed) : needed
    if (scale === 1) {
      if (!this.whole) this.go(this.around(1, this.middle()), motion)
      return
    }
    const { clientWidth, clientHeight } = this.pane
    const middle = centreOf(boxes, clientWidth / scale, clientHeight / scale)
    this.go({ scale, left: middle.x * scale - clientWidth / 2, top: middle.y * scale - clientHeight / 2 }, motion)
  }

  private middle(): Spot {
    const { left, top, width, height } = this.pane?.getBoundingClientRect() ?? new DOMRect()
    return { x: left + width / 2, y: top + height / 2 }
  }

  /** A box of the screen on the sheet at its own size. */
  private onSheet(box: DOMRect): DOMRect {
    const { left, top } = this.sheet?.getBoundingClientRect() ?? new DOMRect()
    return new DOMRect((box.left - left) / this.scale, (box.top - top) / this.scale, box.width / this.scale, box.height / this.scale)
  }

  private around(wanted: number, at: Spot): Stand {
    const scale = Math.max(1, Math.min(NEAREST, wanted))
    const { left, top } = this.pane?.getBoundingClientRect() ?? new DOMRect()
    const kept = scale / this.scale
    return {
      scale,
      left: ((this.pane?.scrollLeft ?? 0) + at.x - left) * kept - (at.x - left),
      top: ((this.pane?.scrollTop ?? 0) + at.y - top) * kept - (at.y - top),
    }
  }

  private go(to: Stand, motion: number): void {
    cancelAnimationFrame(this.frame)
    if (motion === 0 || !this.pane) {
      this.stand(to)
      return
    }
    const from = { scale: this.scale, left: this.pane.scrollLeft, top: this.pane.scrollTop }
    const began = performance.now()
    const step = (now: number): void => {
      const done = Math.min(1, Math.max(0, (now - began) / motion))
      const part = cubicOut(done)
      const between = (a: number, b: number): number => a + (b - a) * part
      this.stand(
        done === 1
          ? to
          : { scale: between(from.scale, to.scale), left: between(from.left, to.left), top: between(from.top, to.top) },
      )
      if (done < 1) this.frame = requestAnimationFrame(step)
    }
    this.frame = requestAnimationFrame(step)
  }

  /** At once, and in this order: how far a window can scroll depends on how large its sheet is. */
  private stand({ scale, left, top }: Stand): void {
    if (!this.pane || !this.sheet) return
    this.scale = scale
    this.sheet.style.transform = scale === 1 ? '' : `scale(${scale})`
    this.pane.style.overflow = scale === 1 && !this.flows ? '' : 'auto'
    this.pane.scrollTo({ left, top, behavior: 'instant' })
    this.moving = true
    clearTimeout(this.settle)
    this.settle = setTimeout(() => (this.moving = false), SETTLES)
  }
}

/** The middle of all boxes if they fit; otherwise of the one that lies most in their middle. */
function centreOf(boxes: readonly DOMRect[], width: number, height: number): Spot {
  const left = Math.min(...boxes.map((box) => box.left))
  const right = Math.max(...boxes.map((box) => box.right))
  const top = Math.min(...boxes.map((box) => box.top))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  if (right - left <= width && bottom - top <= height) return { x, y }
  const middles = boxes.map((box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 }))
  const far = (one: Spot): number => Math.hypot(one.x - x, one.y - y)
  return middles.reduce((a, b) => (far(b) < far(a) ? b : a))
}
