/** The browser's own memory. A browser that forbids it only forgets. */
export function read<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(key)
    return kept === null ? otherwise : (JSON.parse(kept) as T)
  } catch {
    return otherwise
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Private windows may refuse; nothing else depends on it.
  }
}
