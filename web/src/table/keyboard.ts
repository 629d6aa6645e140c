/** The keys of the table page. */
import { settings, wish } from '../app/settings.svelte'
import type { TableScene } from './scene.svelte'

interface Commands {
  filter(): Promise<void>
  help(): void
}

const TYPING = 'input, textarea, select, [contenteditable]'

export function keysOf(scene: TableScene, { filter, help }: Commands): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return
    if (event.key === 'Escape') {
      if (scene.backOut()) event.preventDefault()
      return
    }
    const typing = (event.target as Element | null)?.closest?.(TYPING)
    if (typing || event.altKey || event.metaKey) return
    if (event.key === '/' && !event.ctrlKey) void filter()
    else if (event.key === '?' && !event.ctrlKey) help()
    else if (event.key === 'h' && !event.ctrlKey) scene.hint()
    else if (event.key === 'u' && !event.ctrlKey) scene.undo()
    else if (event.key === 'c' && !event.ctrlKey) wish('coordinates', !settings.coordinates)
    else if (event.key === 'z' && event.ctrlKey) scene.undo()
    else return
    event.preventDefault()
  }
}
