/** What a decision cost and opened, in sentences. */
import { enumerate, figure, has, t } from '../text/fluent.svelte'
import { describe } from '../text/words'
import type { Change, Decision, TurningPoint } from './data'
import type { PastScene } from './scene.svelte'

/** Both editions of I C E share their words. */
const family = (game: string): string => (game.startsWith('ice') ? 'ice' : game)

function thing(game: string, { name, points }: Change): string {
  const own = `matter-${family(game)}-${name}`
  const amount = figure(Math.abs(points), { maximumFractionDigits: 1 })
  return t(has(own) ? own : `matter-${name}`, { amount })
}

const things = (game: string, changes: readonly Change[]): string => enumerate(changes.map((one) => thing(game, one)))

type Names = Pick<PastScene, 'game' | 'nameOf'>

/** "It cost Ada coins. It opened the city below to Ben. In return it brought snow tiles." */
export function costOf(story: readonly Change[], seat: number, scene: Names): readonly string[] {
  const { game } = scene
  const said: string[] = []
  const lacking = story.filter((one) => one.seat === seat && one.points < 0)
  const inReturn = story.filter((one) => one.seat === seat && one.points > 0)
  const others = [...new Set(story.filter((one) => one.seat !== seat).map((one) => one.seat))]
  if (lacking.length > 0) said.push(t('story-cost', { player: scene.nameOf(seat), things: things(game, lacking) }))
  for (const other of others) {
    const opened = story.filter((one) => one.seat === other)
    said.push(t('story-opened', { player: scene.nameOf(other), things: things(game, opened) }))
  }
  if (inReturn.length > 0) said.push(t('story-return', { things: things(game, inReturn) }))
  return said
}

/** What a turning point tells: what was done, and what came of it for whom. */
export function storyOf(point: TurningPoint, decision: Decision, scene: PastScene): string {
  const { game } = scene
  const [best] = decision.best
  const mover = scene.nameOf(decision.seat)
  const player = scene.nameOf(point.seat)
  const action = describe(decision, scene)
  if (point.kind === 'choice') {
    const told = costOf(point.story, point.seat, scene)
    const instead = best ? t('story-instead', { player, action, better: describe(best, scene) }) : ''
    return [instead, ...told].join(' ')
  }
  const good = point.swing > 0 ? 'yes' : 'no'
  const facts = { player, mover, action, good, things: things(game, point.story), count: point.story.length }
  return t(point.kind === 'luck' ? 'story-luck' : 'story-course', facts)
}
