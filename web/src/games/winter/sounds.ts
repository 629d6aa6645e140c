/** What is heard of the game: pieces that come down, what is taken or paid, what falls. */
import type { WinterEvent } from '../../generated/winter'
import type { Sounds } from '../events'

export const sounds: Sounds<WinterEvent> = {
  ...{ placed_figure: 'placed', placed_camp: 'placed', moved_camp: 'placed', settled: 'placed', raised: 'placed', played: 'placed' },
  ...{ advanced: 'placed', put_card: 'placed' },
  ...{ took_tribe: 'taken', took_culture: 'taken', took_animal: 'taken', took_stone: 'taken', took_token: 'taken', paid: 'taken' },
  ...{ discarded: 'taken', buried: 'taken', buried_card: 'taken' },
}
