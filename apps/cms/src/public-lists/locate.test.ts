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

describe('the table', () => {
  it.each([
    [AMERICAN, 'US'],
    [BRITISH, 'GB'],
    [GERMAN, 'DE'],
    ['2a01:4f8::1', 'DE'],
    ['10.0.0.1', null],
    ['127.0.0.1', null],
    ['::1', null],
  ])('knows %s as %s', (address, country) => {
    expect(countryOfAddress(address)).toBe(country)
  })
})

describe('the country, gr on German hosts, else as the lang query says,', () => {
  it.each([
    ['by the visitor’s address', {}, from(BRITISH), 'uk'],
    ['of somebody in Germany', {}, from(GERMAN), 'gr'],
    ['of somebody who is elsewhere', {}, from('1.1.1.1'), 'us'],
    ['of somebody whom nobody knows', {}, null, 'us'],
    ['as a CDN says, before the table', {}, from(AMERICAN, { country: 'DE' }), 'gr'],
    ['of the address in the question', { ip: GERMAN }, from(BRITISH, { country: 'GB' }), 'gr'],
    ['that was asked for', { lang: 'uk', ip: GERMAN }, from(GERMAN), 'uk'],
    ['as if nothing was asked when it is none of ours', { lang: 'fr' }, from(BRITISH), 'uk'],
    [
      'of a German host, whatever was asked',
      { lang: 'uk' },
      from(BRITISH, { host: 'studio.de' }),
      'gr',
    ],
  ])('%s', (_name, asked, visitor, country) => {
    expect(locate(asked, visitor)).toBe(country)
  })
})
