/** What is heard of the game: pieces that come down, what is taken or paid, what falls. */
import type { RoamEvent } from '../../generated/roam'
import type { Sounds } from '../events'

export const sounds: Sounds<RoamEvent> = {
  ...{ placed: 'placed', filled: 'placed', moved: 'placed', outpost: 'placed', turned: 'placed' },
  ...{ claimed: 'taken', bought: 'taken', bid: 'taken', coin_artifact: 'taken' },
  ...{ slot_closed: 'fell' },
}
