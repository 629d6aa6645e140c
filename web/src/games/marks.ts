/** Where on the table an answer is given, for whoever wants to mark it there: elements, by their `data-` attributes. */

export interface Marked {
  /** Where it happens. */
  readonly at: readonly string[]
  /** What else it touches, less strongly. */
  readonly also?: readonly string[]
  /** Where it comes from. */
  readonly from?: string
  /** The places are there anyway: offering the answer on the board would only be in the way. */
  readonly quiet?: boolean
}

export const at = (attribute: string, value: string): string => `[data-${attribute}="${value.replace(/["\\]/g, '\\$&')}"]`
