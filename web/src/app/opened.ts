/** The table that was opened here a moment ago: its host is shown at once how to invite the others. */
let opened: string | null = null

export function noteOpened(table: string): void {
  opened = table
}

/** True once for the table that was just opened. */
export function isJustOpened(table: string): boolean {
  const is = opened === table
  if (is) opened = null
  return is
}
