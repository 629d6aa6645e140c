/** The auction that is going on, as the story tells it: the view has no memory of who has spoken. */
import type { Told } from '../../generated/protocol'

export interface Speaker {
  readonly seat: number
  readonly tokens: number
  readonly bid: number | null
  readonly passed: boolean
}

export interface AuctionNow {
  readonly slot: number
  readonly speakers: readonly Speaker[]
}

/** `order` are the seats clockwise, from anywhere. */
export function auctionOf(story: readonly Told[], order: readonly number[], active: number): AuctionNow | null {
  const start = story.findLastIndex(({ event }) => event.kind === 'explored')
  const explored = story[start]?.event
  if (!explored || !Array.isArray(explored.counts)) return null
  const since = story.slice(start + 1).map(({ event }) => event)
  if (since.some(({ kind }) => kind === 'claimed')) return null
  const counts = explored.counts as number[]
  const most = Math.max(...counts)
  const at = order.indexOf(active)
  const clockwise = [...order.slice(at), ...order.slice(0, at)]
  const speakers = clockwise
    .filter((seat) => counts[seat] === most)
    .map((seat) => {
      const said = since.find((event) => event.seat === seat && (event.kind === 'bid' || event.kind === 'passed'))
      return {
        seat,
        tokens: most,
        bid: said?.kind === 'bid' ? Number(said.coins) : null,
        passed: said?.kind === 'passed',
      }
    })
  return speakers.length > 1 ? { slot: Number(explored.slot), speakers } : null
}
