/** The rules of I C E, first edition, as a reference. */
import type { Outline } from '../../../rules/reference'
import { referenceOf } from './edition'
import outline from './first.json'

export default referenceOf(outline as unknown as Outline)
