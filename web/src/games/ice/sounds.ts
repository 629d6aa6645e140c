/** What is heard of the game: pieces that come down, what is taken or paid, what falls. */
import type { IceEvent } from '../../generated/ice'
import type { Sounds } from '../events'

export const sounds: Sounds<IceEvent> = {
  ...{ moved: 'placed', built: 'placed', camp_moved: 'placed', crew_moved: 'placed', crew_put: 'placed', leader_put: 'placed' },
  ...{ recruited: 'placed', swapped: 'placed', shifted: 'placed', snow_back: 'placed', storm_tile: 'placed', slotted: 'placed' },
  ...{ excavated: 'taken', validated: 'taken', bought: 'taken', sold: 'taken', discarded: 'taken', dropped: 'taken', found: 'taken' },
  ...{ collapsed: 'fell', destroyed: 'fell', wreck: 'fell' },
}
