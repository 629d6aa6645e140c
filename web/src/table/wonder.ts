/** Notices clicks on what is shown but cannot be done, and has the table say why. */
import type { Named } from '../games/module'
import type { TableScene } from './scene.svelte'

/** Whatever answers a click by itself. */
const ANSWERS = [
  ...['button:not([aria-disabled="true"])', '[role="button"]:not([aria-disabled="true"])', '[role="menuitem"]'],
  ...['a', 'input', 'select', 'textarea', 'label', 'summary', 'dialog'],
].join()
/** Drawn pieces, and what is only explained: the browser makes no click of a key for them. */
const MUTE = '[data-table] svg [aria-disabled="true"], [data-table] [data-explained]'
const KEYS: readonly string[] = ['Enter', ' ']

interface Tried {
  readonly at: Element
  readonly actions: readonly Named[]
}

/** What lies under a click, on top first; with the keyboard, what has the focus. */
function under(event: MouseEvent, target: Element): readonly Element[] {
  return event.detail === 0 ? [target] : document.elementsFromPoint(event.clientX, event.clientY)
}

function triedAt(scene: TableScene, elements: readonly Element[]): Tried | null {
  for (const element of elements) {
    for (let at: Element | null = element; at && !at.matches('[data-table]'); at = at.parentElement) {
      const actions = scene.module.meant?.((at as HTMLElement | SVGElement).dataset, scene) ?? null
      if (actions) return { at, actions }
    }
  }
  return null
}

/**
 * Listens while the table is shown; returns how to stop. What was clicked is looked at before anybody answers, because
 * an answer changes the table, and told only if nobody has stopped the click on its way.
 */
export function wonder(scene: TableScene): () => void {
  let tried: Tried | null = null
  /** The click only ends the showing of what others did. */
  let skips = false

  const down = (): void => void (skips = scene.model.behind)

  function before(event: MouseEvent): void {
    const target = event.target as Element | null
    tried = null
    if (skips || !target?.closest?.('[data-table]') || target.closest(ANSWERS)) return
    tried = triedAt(scene, under(event, target))
  }

  function after(): void {
    if (tried) void scene.explain(tried.actions, tried.at)
    tried = null
  }

  function key(event: KeyboardEvent): void {
    const target = event.target as Element | null
    if (!KEYS.includes(event.key) || !target?.matches?.(MUTE)) return
    const found = triedAt(scene, [target])
    if (found) void scene.explain(found.actions, found.at)
  }

  addEventListener('pointerdown', down, true)
  addEventListener('click', before, true)
  addEventListener('click', after)
  addEventListener('keydown', key)
  return () => {
    removeEventListener('pointerdown', down, true)
    removeEventListener('click', before, true)
    removeEventListener('click', after)
    removeEventListener('keydown', key)
  }
}
