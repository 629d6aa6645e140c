import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { ReviewState } from '../generated/protocol'
import { follow } from './follow'

/** What the server does with one request: an answer, a refusal, or nothing at all. */
type Turn = ReviewState | number | 'away'

const running = (done: number): ReviewState => ({ status: 'running', done, total: 9, review: null })
const done: ReviewState = { status: 'done', done: 9, total: 9, review: {} }
const none: ReviewState = { status: 'none', done: 0, total: 0, review: null }

let asked: string[]

function serve(...turns: Turn[]): void {
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    asked.push(request.method ?? 'GET')
    expect(path).toBe('/api/tables/t1/review')
    const turn = turns.shift()
    if (turn === undefined || turn === 'away') return Promise.reject(new TypeError('failed to fetch'))
    if (typeof turn === 'number') return Promise.resolve(new Response('{}', { status: turn }))
    return Promise.resolve(Response.json(turn))
  })
}

async function watch(minutes: number): Promise<{ heard: string[]; failures: number }> {
  const heard: string[] = []
  let failures = 0
  const stop = follow('t1', {
    heard: (made) => heard.push(`${made.status} ${made.done}`),
    failed: () => (failures += 1),
  })
  await vi.advanceTimersByTimeAsync(minutes * 60_000)
  stop()
  return { heard, failures }
}

describe('following a review', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    asked = []
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('begins it and asks until it is done', async () => {
    serve(running(0), running(4), done)
    expect(await watch(1)).toEqual({ heard: ['running 0', 'running 4', 'done 9'], failures: 0 })
    expect(asked).toEqual(['POST', 'GET', 'GET'])
  })

  it('begins it anew when a restart has lost it', async () => {
    serve(running(0), 'away', 'away', none, running(1), done)
    expect(await watch(1)).toEqual({ heard: ['running 0', 'running 1', 'done 9'], failures: 0 })
    expect(asked).toEqual(['POST', 'GET', 'GET', 'GET', 'POST', 'GET'])
  })

  it('gives up on a review that fails again and again', async () => {
    serve(running(0), none, running(0), none, running(0), none)
    expect((await watch(1)).failures).toBe(1)
    expect(asked.filter((method) => method === 'POST')).toHaveLength(3)
  })

  it('gives up on a server that stays away, and at once on one that refuses', async () => {
    serve()
    expect((await watch(1)).failures).toBe(0)
    expect((await watch(5)).failures).toBe(1)
    asked = []
    serve(404)
    expect((await watch(1)).failures).toBe(1)
    expect(asked).toHaveLength(1)
  })
})
