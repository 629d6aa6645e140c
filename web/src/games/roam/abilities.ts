/** Which ability of an artifact a choice uses: its preview says so. The page knows no ability by name. */
import type { Choice } from '../../generated/protocol'

export const abilityOf = ({ preview }: Choice): string | null =>
  typeof preview.ability === 'string' ? preview.ability : null

/** It works on almost everything, so its targets show only while the artifact is in hand. */
export const wantsHand = ({ preview }: Choice): boolean => preview.in_hand === true

/** The choices that use an ability on a card. */
export const usesOn = (choices: readonly Choice[], card: string): Choice[] =>
  choices.filter((choice) => abilityOf(choice) !== null && choice.action.card === card)

/** It names no square, card or token: using it is all there is to choose. */
export const isDirect = (choice: Choice): boolean =>
  abilityOf(choice) !== null && Object.keys(choice.action).every((field) => field === 'kind')
