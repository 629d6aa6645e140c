/** I C E, first edition, at the table. */
import type { GameModule } from '../module'
import { t } from '../../text/fluent.svelte'
import { moduleOf } from './module'
import type { IceView } from './view'

const ice1: GameModule = {
  ...moduleOf('ice1'),
  /** The Edifice that was found may be at work in this group's next game, beside or instead of the others. */
  sequel: ({ found, variants }: IceView) => {
    if (!found || variants.edifices?.includes(found)) return null
    return {
      label: t('ice-page-edifice-again', { name: t(`ice-page-edifice-${found}`) }),
      options: { edifices: [found], first_steps: false },
    }
  },
}

export default ice1
