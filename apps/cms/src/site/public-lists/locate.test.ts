import type { Visitor } from '@studio/shared/visitor/visitor'
import { describe, expect, it } from 'vitest'
import { countryOfAddress } from './country-table'
import { locate } from './locate'

const GERMAN = '5.9.0.1'
const BRITISH = '81.2.69.142'
const AMERICAN = '8.8.8.8'

function from(address: string, more: Partial<Visitor> = {}): Visitor {
  return { address, country: null, host: 'studio.example', ...more }
}

describe('the country table', () => {
  it.each([
    [AMERICAN, 'US'],
    [BRITISH, 'GB'],
    [GERMAN, 'DE'],
    ['2a01:4f8::1', 'DE'],
    ['10.0.0.1', null],
    ['127.0.0.1', null],
    ['::1', null],
  ])('maps %s to %s', (address, country) => {
    expect(countryOfAddress(address)).toBe(country)
  })
})

describe('locate', () => {
  it.each([
    ['by the visitor’s address', {}, from(BRITISH), 'uk'],
    ['of somebody in Germany', {}, from(GERMAN), 'gr'],
    ['of somebody in another country', {}, from('1.1.1.1'), 'us'],
    ['of an unknown visitor', {}, null, 'us'],
    ['from the CDN, before the table', {}, from(AMERICAN, { country: 'DE' }), 'gr'],
    ['of the address in the query', { ip: GERMAN }, from(BRITISH, { country: 'GB' }), 'gr'],
    ['that was requested', { lang: 'uk', ip: GERMAN }, from(GERMAN), 'uk'],
    ['without the request if it is not one of the site’s', { lang: 'fr' }, from(BRITISH), 'uk'],
    [
      'of a German host, whatever was requested',
      { lang: 'uk' },
      from(BRITISH, { host: 'studio.de' }),
      'gr',
    ],
  ])('returns the country %s', (_name, asked, visitor, country) => {
    expect(locate(asked, visitor)).toBe(country)
  })
})
