import { describe, expect, it } from 'vitest'
import { LOCALES, LOCALE_NAMES, directionOf, isLocale, toLocale } from './locales'

describe('toLocale', () => {
  it.each(LOCALES)('%s is unchanged', (locale) => {
    expect(isLocale(locale)).toBe(true)
    expect(toLocale(locale)).toBe(locale)
  })

  it.each(['fr', 'AR', 'de-DE', '', ' de', null, undefined, 0, ['de'], { locale: 'de' }])(
    '%j becomes English',
    (value) => {
      expect(isLocale(value)).toBe(false)
      expect(toLocale(value)).toBe('en')
    },
  )
})

describe('a language', () => {
  it.each([
    ['en', 'ltr'],
    ['ar', 'rtl'],
    ['de', 'ltr'],
  ] as const)('%s is written %s', (locale, direction) => {
    expect(directionOf(locale)).toBe(direction)
  })

  it.each(LOCALES)('The name of %s is in the language itself', (locale) => {
    const names = new Intl.DisplayNames([locale], { type: 'language' })
    expect(LOCALE_NAMES[locale]).toBe(names.of(locale))
  })
})
