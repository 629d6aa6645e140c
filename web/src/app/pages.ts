/** The pages that come when somebody goes there; home comes with everything. */
import type { Route } from './router.svelte'

export const PAGES = {
  setup: () => import('../home/SetUp.svelte'),
  table: () => import('../table/TablePage.svelte'),
  rules: () => import('../rules/RulesPage.svelte'),
  learn: () => import('../learn/LearnPage.svelte'),
} as const

/** Sends for the page of an address, so that it comes while the words do. */
export function sendFor({ page }: Route): void {
  const name = page === 'show' ? 'table' : page
  // Whoever shows the page says what is wrong if it cannot come.
  if (name in PAGES) PAGES[name as keyof typeof PAGES]().catch(() => {})
}
