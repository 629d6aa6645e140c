/** The rules of Roam as a reference. */
import type { Outline, Reference } from '../../../rules/reference'
import Example from './Example.svelte'
import outline from './outline.json'
import Picture from './Picture.svelte'
import Sign from './Sign.svelte'

const reference: Reference = { outline: outline as unknown as Outline, Picture, Example, Sign }

export default reference
