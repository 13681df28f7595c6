import { expect, it } from 'vitest'
import { dateText } from './date-text'

it.each([
  ['us', 'en', 'November 1, 2026'],
  ['uk', 'en', '1 November 2026'],
  ['gr', 'en', '1 November 2026'],
  ['us', 'de', '1. November 2026'],
  ['gr', 'ar', '1 نوفمبر 2026'],
] as const)('A visitor from %s reads a day in %s as %s', (country, locale, text) => {
  expect(dateText('2026-11-01', { country, locale })).toBe(text)
})
