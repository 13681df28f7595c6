import { describe, expect, it } from 'vitest'
import { returnAddress } from './return-address'

const origin = {
  from: '/pricing',
  referrer: 'https://studio.test/pricing?x=1',
  host: 'studio.test',
  locale: null,
  isCountryChosen: false,
}

describe('returnAddress', () => {
  it('keeps page and query in the language chosen', () => {
    expect(returnAddress({ ...origin, locale: 'ar' })).toBe('/ar/pricing?x=1')
  })

  it('swaps one prefix for another, and drops it for English', () => {
    const referrer = 'https://studio.test/de/service/boardomatics'
    expect(returnAddress({ ...origin, referrer, locale: 'ar' })).toBe('/ar/service/boardomatics')
    expect(returnAddress({ ...origin, referrer, locale: 'en' })).toBe('/service/boardomatics')
    expect(returnAddress({ ...origin, referrer: 'https://studio.test/de', locale: 'en' })).toBe('/')
  })

  it('drops the country of the query when a country is chosen', () => {
    const referrer = 'https://studio.test/de/pricing?lang=uk&x=1'
    expect(returnAddress({ ...origin, referrer, isCountryChosen: true })).toBe('/de/pricing?x=1')
    expect(returnAddress({ ...origin, referrer, locale: 'ar' })).toBe('/ar/pricing?lang=uk&x=1')
  })

  it('takes the page from the form where the browser names none', () => {
    expect(returnAddress({ ...origin, referrer: null, locale: 'de' })).toBe('/de/pricing')
    expect(returnAddress({ ...origin, referrer: 'https://evil.test/a?b=c' })).toBe('/pricing')
  })

  it('goes back to a page that is built in', () => {
    const referrer = 'https://studio.test/de/style-guide/ink'
    expect(returnAddress({ ...origin, referrer, locale: 'ar' })).toBe('/ar/style-guide/ink')
  })

  it.each([
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    '/ar//evil.test',
    '/%2F%2Fevil.test',
    'javascript:alert(1)',
    '/de/\nevil',
    '..//evil.test',
  ])('never leaves the site for %j', (from) => {
    const target = new URL(
      returnAddress({ ...origin, referrer: null, from }),
      'https://studio.test',
    )
    expect(target.origin).toBe('https://studio.test')
  })
})
