import { expect, test } from 'vitest'
import { fitting, languageOfLink, ownName } from './languages'

const THERE = ['en', 'cs', 'fr', 'ru']

test('the first language of the reader that is there', () => {
  expect(fitting(['de-AT', 'fr-CA', 'ru'], THERE)).toBe('fr')
  expect(fitting(['ru-RU', 'en'], THERE)).toBe('ru')
  expect(fitting(['ja'], THERE)).toBe('en')
  expect(fitting([], THERE)).toBe('en')
})

test('a link may ask for a language that is there', () => {
  expect(languageOfLink('?lang=ru')).toBe('ru')
  expect(languageOfLink('?lang=xx')).toBeNull()
  expect(languageOfLink('')).toBeNull()
})

test('languages call themselves by their own names', () => {
  const known = (language: string): string | undefined => new Intl.DisplayNames([language], { type: 'language' }).of(language)
  expect([...THERE, 'de'].map(ownName)).toEqual([...THERE, 'de'].map(known))
  expect(ownName('ru')).toBe('русский')
})
