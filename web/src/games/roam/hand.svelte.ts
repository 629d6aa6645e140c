/** An artifact taken in hand: the tokens it can move are ringed until it is used or put back. */
let armed = $state(false)

export const holdsStaff = (): boolean => armed

export function takeStaff(taken: boolean): void {
  armed = taken
}
