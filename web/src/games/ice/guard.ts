/** What I C E asks before something is given away. */
import type { Choice } from '../../generated/protocol'
import { t } from '../../text/fluent.svelte'
import { fill } from '../../text/words'
import { guardRequests } from './unpaid'
import type { IceScene } from './view'

type Asks = (choice: Choice, scene: IceScene) => string | null

/** Sending back ends the day, and with it what is left on the track.  ICE1-SND-2 */
const sendBack: Asks = ({ preview }, { view, seat }) => {
  const left = (view.players[seat ?? -1]?.ep ?? 0) - Number(preview.cost ?? 0)
  return left > 0 ? t('ice-page-guard-send-back', { left }) : null
}

/** What pays for a request is gone, and what comes next may be seen by all. */
const validate: Asks = ({ action: { request } }, scene) => {
  const facts = scene.asked?.facts
  const proposal = facts && 'proposal' in facts ? facts.proposal : undefined
  const proposed = proposal?.find((one) => one.request === request)
  return proposed
    ? fill('ice-page-guard-pay-with', { request, paid: proposed.with }, scene)
    : fill('ice-page-guard-pay', { request }, scene)
}

/** A finger that only wanted to read must not throw a card away; and with the last one it is somebody else's turn. */
const drop: Asks = ({ action: { request } }, scene) => {
  const facts = scene.asked?.facts
  return scene.phone || (facts && 'left' in facts && facts.left === 1) ? fill('ice-page-guard-drop', { request }, scene) : null
}

const ASKS: Readonly<Record<string, Asks>> = {
  send_back: sendBack,
  validate,
  drop_request: drop,
  go_on: guardRequests,
}

export const guard: Asks = (choice, scene) => ASKS[String(choice.action.kind)]?.(choice, scene) ?? null
