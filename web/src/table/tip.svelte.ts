/** Explanations on hover and focus: one tooltip for the whole page. */
import type { Attachment } from 'svelte/attachments'

export interface Tip {
  readonly text: string
  readonly rule: string | null
  readonly at: DOMRect
}

const DELAY = 350

let shown = $state.raw<Tip | null>(null)
let timer: ReturnType<typeof setTimeout> | undefined

export const shownTip = (): Tip | null => shown

function hide(): void {
  clearTimeout(timer)
  // An element may lose the focus while it is being taken away, when nothing may change.
  queueMicrotask(() => (shown = null))
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
    const focused = (event: Event): void => {
      if (element.matches(':focus-visible')) show(event)
    }
    element.addEventListener('pointerenter', show)
    element.addEventListener('pointerleave', hide)
    element.addEventListener('pointerdown', hide)
    element.addEventListener('focus', focused)
    element.addEventListener('blur', hide)
    return () => {
      hide()
      element.removeEventListener('pointerenter', show)
      element.removeEventListener('pointerleave', hide)
      element.removeEventListener('pointerdown', hide)
      element.removeEventListener('focus', focused)
      element.removeEventListener('blur', hide)
    }
  }
}
