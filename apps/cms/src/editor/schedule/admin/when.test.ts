import { expect, it } from 'vitest'
import { languagesText, whenText } from './when'

it.each([
  ['en', 'in English and German', 'in all languages'],
  ['de', 'auf Englisch und Deutsch', 'in allen Sprachen'],
  ['ar', 'بالإنجليزية والألمانية', 'بكل اللغات'],
])('names languages in %s', (language, some, all) => {
  expect(languagesText(['de', 'en'], language)).toBe(some)
  expect(languagesText(['en', 'ar', 'de'], language)).toBe(all)
})

it('shows a moment in the language of the admin and with its time zone', () => {
  const text = whenText('2026-11-30T08:00:00Z', 'Europe/Berlin', 'de')
  expect(text).toBe('Montag, 30. November 2026 um 09:00 (Europe/Berlin)')
})
