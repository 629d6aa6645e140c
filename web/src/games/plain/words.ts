/** The parts and values of any view by their names. */
import { enumerate, has, readable, t } from '../../text/fluent.svelte'
import { isPart } from './shape'

/** What a part of the view is called. */
export const labelOf = (game: string, key: string): string =>
  has(`${game}-part-${key}`) ? t(`${game}-part-${key}`) : readable(key)

/** What a value is called: `<game>-<field>-<value>`, or `<game>-name-<value>` whatever the field, or as it is. */
export function nameOf(game: string, field: string, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'page-plain-yes' : 'page-plain-no')
  if (value === null || value === undefined || value === '') return t('page-plain-nothing')
  if (Array.isArray(value)) return enumerate(value.map((item) => nameOf(game, field, item)))
  if (isPart(value)) return enumerate(Object.entries(value).map(([key, item]) => `${labelOf(game, key)} ${nameOf(game, key, item)}`))
  const key = [`${game}-${field}-${String(value)}`, `${game}-name-${String(value)}`].find(has)
  return key ? t(key) : String(value).replaceAll('_', ' ')
}
