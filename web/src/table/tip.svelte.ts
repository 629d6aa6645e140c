/** Explanations on hover and focus: one tooltip for the whole page. */
import type { Attachment } from 'svelte/attachments'
import { LONG } from './press'

export interface Tip {
  readonly text: string
  readonly rule: string | null
  readonly at: DOMRect
}

const DELAY = 350
// Long enough to come over to the link of a tooltip, too short to be in the way.
const GRACE = 250

let shown = $state.raw<Tip | null>(null)
let timer: ReturnType<typeof setTimeout> | undefined

export const shownTip = (): Tip | null => shown

export function hide(): void {
  clearTimeout(timer)
  // An element may lose the focus while it is being taken away, when nothing may change.
  queueMicrotask(() => (shown = null))
}

/** The pointer has come over to the tooltip. */
export function keepTip(): void {
  clearTimeout(timer)
}

/** The pointer goes away; a tooltip with a link waits a moment for it. */
export function leaveTip(): void {
  clearTimeout(timer)
  if (shown?.rule) timer = setTimeout(() => (shown = null), GRACE)
  else hide()
}

/** Explains an element; `rule` is the id of the rule behind it. */
export function tip(text: string, rule: string | null = null): Attachment<Element> {
  return (element) => {
    const show = (event: Event): void => {
      // A finger has no hover, and a tooltip under it would only be in the way.
      if (event instanceof PointerEvent && event.pointerType === 'touch') return
      clearTimeout(timer)
      timer = setTimeout(() => (shown = { text, rule, at: element.getBoundingClientRect() }), DELAY)
    }
    /** A finger that rests reads; what it reads stays until the next touch. */
    const rest = (event: PointerEvent): void => {
      hide()
      if (event.pointerType !== 'touch') return
      timer = setTimeout(() => (shown = { text, rule, at: element.getBoundingClientRect() }), LONG)
    }
    const lift = (): void => clearTimeout(timer)
    const focused = (event: Event): void => {
      if (element.matches(':focus-visible')) show(event)
    }
    element.addEventListener('pointerenter', show)
    const leave = (event: Event): void => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') lift()
      else leaveTip()
    }
    element.addEventListener('pointerleave', leave)
    element.addEventListener('pointercancel', lift)
    element.addEventListener('pointerdown', rest as EventListener)
    // A drawn piece that listens for the focus could be reached with the Tab key, whether it is meant to or not.
    const reachable = !(element instanceof SVGElement) || element.hasAttribute('tabindex')
    if (reachable) element.addEventListener('focus', focused)
    if (reachable) element.addEventListener('blur', hide)
    return () => {
      hide()
      element.removeEventListener('pointerenter', show)
      element.removeEventListener('pointerleave', leave)
      element.removeEventListener('pointercancel', lift)
      element.removeEventListener('pointerdown', rest as EventListener)
      element.removeEventListener('focus', focused)
      element.removeEventListener('blur', hide)
    }
  }
}
