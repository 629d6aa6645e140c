/** What is legal but hardly meant: food spent for nothing, and gains given up. It is never offered first. */
import type { Choice } from '../../generated/protocol'

const isWork = (choice: Choice): boolean => choice.action.kind === 'work'
const halves = (choice: Choice): number => Number(choice.preview.halves ?? 0)

/** Food brings nothing when it gives no labor, or no more than less food does (EW-FOOD-2). */
function inVain(choice: Choice, choices: readonly Choice[]): boolean {
  return (
    halves(choice) === 0 ||
    choices.some(
      (other) =>
        isWork(other) && Number(other.action.food) < Number(choice.action.food) && halves(other) >= halves(choice),
    )
  )
}

export function isMeant(choice: Choice, choices: readonly Choice[]): boolean {
  return isWork(choice) ? !inVain(choice, choices) : !String(choice.action.kind).startsWith('forgo_')
}

/** The same choices, those that are hardly meant at the end. */
export function meantFirst(choices: readonly Choice[]): readonly Choice[] {
  const meant = choices.filter((choice) => isMeant(choice, choices))
  return meant.length === choices.length ? choices : [...meant, ...choices.filter((choice) => !meant.includes(choice))]
}
