import { describe, expect, it } from 'vitest'
import { COUNTRIES, COUNTRY_FACTS, isCountry } from './countries'
import { LOCALES } from './locales'

describe('isCountry', () => {
  it.each(COUNTRIES)('knows %s', (country) => {
    expect(isCountry(country)).toBe(true)
  })

  it.each(['US', 'gb', 'de', '', ' us', null, undefined, ['us'], 'toString'])(
    'does not know %j',
    (value) => {
      expect(isCountry(value)).toBe(false)
    },
  )
})

describe.each(COUNTRIES)('what is known of %s', (country) => {
  const { formats, currencies, iso } = COUNTRY_FACTS[country]

  it.each(LOCALES)('has a format for amounts in %s, with Latin digits', (locale) => {
    const format = new Intl.NumberFormat(formats[locale])
    expect(format.resolvedOptions().locale.split('-')[0]).toBe(locale === 'de' ? 'de' : 'en')
    expect(format.format(123)).toBe('123')
  })

  it('names no currency twice, and falls back to dollars', () => {
    expect(new Set(currencies).size).toBe(currencies.length)
    expect(currencies.at(-1)).toBe('USD')
  })

  it('has a country code of its own', () => {
    const others = COUNTRIES.filter((other) => other !== country)
    expect(iso).toMatch(/^[A-Z]{2}$/)
    expect(others.map((other) => COUNTRY_FACTS[other].iso)).not.toContain(iso)
  })
})

it('calls the German market gr', () => {
  expect(COUNTRY_FACTS.gr.iso).toBe('DE')
  expect(COUNTRY_FACTS.gr.currencies[0]).toBe('EUR')
})
