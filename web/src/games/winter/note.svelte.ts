/** What was last touched, in words: the tooltip of those who have no mouse. */
let shown = $state<string | null>(null)

export const noted = (): string | null => shown

/** Shows a text until it is closed; the same text again closes it. */
export function note(text: string | null): void {
  shown = shown === text ? null : text
}
