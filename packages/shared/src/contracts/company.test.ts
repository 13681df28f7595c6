import { expect, it } from 'vitest'
import { addressLines, legalName } from './company'

it('An American address has the city before the postal code', () => {
  const address = {
    street: '1 Main Street',
    postalCode: '33101',
    city: 'Miami',
    region: 'Florida',
    country: 'US',
  }
  expect(addressLines(address, 'en')).toEqual([
    '1 Main Street',
    'Miami, Florida 33101',
    'United States',
  ])
})

it('A German address has the postal code before the city, and the country in the reader’s language', () => {
  const address = {
    street: 'Musterstraße 1',
    postalCode: '10115',
    city: 'Berlin',
    region: null,
    country: 'DE',
  }
  expect(addressLines(address, 'de')).toEqual(['Musterstraße 1', '10115 Berlin', 'Deutschland'])
  expect(addressLines(address, 'ar').at(-1)).toBe('ألمانيا')
})

it('Missing parts leave no gaps', () => {
  const nothing = { street: null, postalCode: null, city: null, region: null, country: null }
  expect(addressLines(nothing, 'en')).toEqual([])
  expect(addressLines({ ...nothing, city: 'Miami', country: 'US' }, 'en')).toEqual([
    'Miami',
    'United States',
  ])
  expect(legalName({ name: 'Example', legalForm: null })).toBe('Example')
})
