/** What the references of both editions have in common: everything but the words. */
import type { Outline, Reference } from '../../../rules/reference'
import Example from './Example.svelte'
import Picture from './Picture.svelte'
import Shared from './Shared.svelte'
import Sign from './Sign.svelte'

export const referenceOf = (outline: Outline): Reference => ({ outline, Picture, Example, Sign, Shared })
