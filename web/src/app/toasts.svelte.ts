/** Short notices at the edge of the page: what went wrong, and what to do. */
import { ApiError } from './api'

export interface Toast {
  readonly id: number
  readonly text: string
  readonly rule: string | null
  readonly tone: 'problem' | 'note'
}

const SECONDS = 8
let last = 0
let shown = $state.raw<readonly Toast[]>([])

export const toasts = (): readonly Toast[] => shown

export function toast(text: string, tone: Toast['tone'] = 'note', rule: string | null = null): void {
  const id = ++last
  // The same notice twice is noise.
  shown = [...shown.filter((other) => other.text !== text), { id, text, rule, tone }]
  setTimeout(() => dismiss(id), SECONDS * 1000)
}

export function dismiss(id: number): void {
  shown = shown.filter((other) => other.id !== id)
}

/** Says what went wrong with something the reader wanted. */
export function complain(error: unknown): void {
  if (error instanceof ApiError) toast(error.sentence(), 'problem')
  else toast(String(error), 'problem')
}
