import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ServerMessage, State } from '../generated/protocol'
import type { Speed } from '../app/settings.svelte'
import { Pacing } from './pacing'

const state = (decision: number, asked: number): ServerMessage =>
  ({ type: 'state', seat: 0, decision, asked: { seat: asked, name: 'x', facts: {} } }) as unknown as ServerMessage

const decisions = (heard: readonly ServerMessage[]): number[] =>
  heard.filter((message): message is State => message.type === 'state').map(({ decision }) => decision)

describe('somebody else is at turn', () => {
  let heard: ServerMessage[] = []
  let speed: Speed = 'calm'
  const paced = (): Pacing => new Pacing((message) => heard.push(message), () => speed, () => [0], () => Date.now())

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', { hidden: false })
    heard = []
    speed = 'calm'
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  function manySteps(pacing: Pacing, steps: number): void {
    for (let decision = 0; decision <= steps; decision += 1) pacing.hear(state(decision, decision === steps ? 0 : 1))
  }

  test('a long turn takes about as long as the speed says, and every step is shown', () => {
    manySteps(paced(), 25)
    vi.advanceTimersByTime(1000)
    expect(decisions(heard).length).toBeLessThan(26)
    vi.advanceTimersByTime(2500)
    expect(decisions(heard)).toEqual([...Array(26).keys()])
  })

  test('a short turn does not drag on', () => {
    manySteps(paced(), 2)
    vi.advanceTimersByTime(1700)
    expect(decisions(heard)).toEqual([0, 1, 2])
  })

  test('at once means at once', () => {
    speed = 'at-once'
    manySteps(paced(), 25)
    expect(decisions(heard).length).toBe(26)
  })

  test('a click skips to the end', () => {
    const pacing = paced()
    manySteps(pacing, 25)
    expect(pacing.busy).toBe(true)
    pacing.skip()
    expect(decisions(heard).length).toBe(26)
    expect(pacing.busy).toBe(false)
  })

  test('the own moves never wait', () => {
    const pacing = paced()
    pacing.hear(state(0, 0))
    pacing.hear(state(1, 0))
    pacing.hear({ type: 'done', ref: 'x' } as unknown as ServerMessage)
    expect(heard.length).toBe(3)
  })

  test('messages keep their order', () => {
    const pacing = paced()
    pacing.hear(state(0, 1))
    pacing.hear(state(1, 1))
    pacing.hear({ type: 'thinking', seat: 1, thinking: false } as unknown as ServerMessage)
    expect(heard.map(({ type }) => type)).toEqual(['state'])
    vi.advanceTimersByTime(1000)
    expect(heard.map(({ type }) => type)).toEqual(['state', 'state', 'thinking'])
  })

  test('a new welcome forgets what waits: everything follows it again', () => {
    const pacing = paced()
    manySteps(pacing, 5)
    pacing.hear({ type: 'welcome' } as unknown as ServerMessage)
    expect(heard.at(-1)?.type).toBe('welcome')
    vi.advanceTimersByTime(5000)
    expect(decisions(heard)).toEqual([0])
  })
})
