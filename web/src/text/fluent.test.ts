import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { enumerate, has, join as inARow, t } from './fluent.svelte'

/** Every file of the page's source. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'generated' ? [] : sources(path)
    return /\.(ts|svelte)$/.test(entry.name) && !entry.name.includes('.test.') ? [path] : []
  })
}

test('plurals and selectors', () => {
  expect(t('roam-do-bid', { coins: 0 })).toBe('Bid nothing')
  expect(t('roam-do-bid', { coins: 1 })).toBe('Bid 1 coin')
  expect(t('roam-do-fill', { 'replace-id': 'none', pay: 'free', square: 'r2c1', coins: 2 })).toBe(
    'Fill r2c1 with an artifact, and take 2 coins',
  )
  expect(t('roam-ask-bid', { highest: -1, slot: 'southern location' })).toBe(
    'You are tied for the southern location. Bid for it, or pass.',
  )
})

test('several things in a row', () => {
  expect(['', 'a', 'a b', 'a b c', 'a b c d'].map((items) => enumerate(items.split(' ').filter(Boolean)))).toEqual([
    '',
    'a',
    'a and b',
    'a, b, and c',
    'a, b, c, and d',
  ])
  expect(inARow(['a', 'b', 'c'], 'semicolon')).toBe('a; b; c')
})

test('a missing message shows its key', () => {
  expect(t('no-such-message')).toBe('[no-such-message]')
})

test('every text that the page asks for by name is there', () => {
  const missing = sources('src').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\bt\(\s*'([a-z][\w-]*)'/g)]
      .map(([, key]) => key ?? '')
      .filter((key) => !has(key))
      .map((key) => `${path}: ${key}`),
  )
  expect(missing).toEqual([])
})
