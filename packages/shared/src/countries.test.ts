import { describe, expect, it } from 'vitest'
import { COUNTRIES, COUNTRY_FACTS, isCountry } from './countries'
import { LOCALES } from './locales'

describe('isCountry', () => {
  it.each(COUNTRIES)('%s is a country', (country) => {
    expect(isCountry(country)).toBe(true)
  })

  it.each(['US', 'gb', 'de', '', ' us', null, undefined, ['us'], 'toString'])(
    '%j is no country',
    (value) => {
      expect(isCountry(value)).toBe(false)
    },
  )
})

describe.each(COUNTRIES)('the facts of %s', (country) => {
  const { formats, currencies, iso } = COUNTRY_FACTS[country]

  it.each(LOCALES)('Amounts in %s have Latin digits', (locale) => {
    const format = new Intl.NumberFormat(formats[locale])
    expect(format.resolvedOptions().locale.split('-')[0]).toBe(locale === 'de' ? 'de' : 'en')
    expect(format.format(123)).toBe('123')
  })

  it('Its currencies are unique and end with dollars', () => {
    expect(new Set(currencies).size).toBe(currencies.length)
    expect(currencies.at(-1)).toBe('USD')
  })

  it('Its country code is unique', () => {
    const others = COUNTRIES.filter((other) => other !== country)
    expect(iso).toMatch(/^[A-Z]{2}$/)
    expect(others.map((other) => COUNTRY_FACTS[other].iso)).not.toContain(iso)
  })
})

it('The German market is called gr', () => {
  expect(COUNTRY_FACTS.gr.iso).toBe('DE')
  expect(COUNTRY_FACTS.gr.currencies[0]).toBe('EUR')
})
