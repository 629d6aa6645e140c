/** I C E, first edition, at the table. */
import { firstChapters } from './chapters'
import { moduleOf } from './module'

export default moduleOf('ice1', firstChapters)
