/** The rules of I C E, second edition, as a reference. */
import type { Outline } from '../../../rules/reference'
import { referenceOf } from './edition'
import outline from './second.json'

export default referenceOf(outline as unknown as Outline)
