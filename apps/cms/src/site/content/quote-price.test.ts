import type { Country } from '@studio/shared/countries'
import { describe, expect, it } from 'vitest'
import type { PriceGroup } from '../../payload-types'
import type { PublishedReader } from '../reader/reader'
import type { StoredRow } from './figures'
import { priceListFor, quotePrice } from './quote-price'

function list(id: number, items: StoredRow[], substitute: number | null = null): PriceGroup {
  const dates = { updatedAt: '', createdAt: '' }
  return { id, key: `list-${id}`, title: 'List', kind: 'spots', items, substitute, ...dates }
}

const row = (key: string, values: Partial<StoredRow>): StoredRow => ({
  key,
  label: key,
  unit: 'each',
  ...values,
})

const pounds = list(2, [
  row('long', { gbpMin: 2_200_000 }),
  row('short', { gbpMin: 975_000, unit: 'spot15' }),
])
const dollars = list(
  1,
  [row('complex', { usdMin: 1_975_000 }), row('basic', { usdMin: 1_575_000 })],
  2,
)
const both = list(3, [row('any', { usdMin: 1, gbpMin: 2 })], 2)
const books = new Map([pounds, dollars, both].map((group) => [group.id, group]))

function readerIn(country: Country) {
  const related = (_: string, id: number | null | undefined) => books.get(id ?? 0) ?? null
  return { viewer: { country, locale: 'en' }, related } as unknown as PublishedReader
}

const quote = (country: Country, priceGroup: number, priceItem: string) =>
  quotePrice(readerIn(country), { priceGroup, priceItem })

describe('a list that has a substitute for other currencies', () => {
  it.each([
    ['us', 1, 1],
    ['gr', 1, 1],
    ['uk', 1, 2],
    ['uk', 3, 3],
    ['us', 2, 2],
  ] as const)('in %s: list %i is shown as list %i', (country, named, shown) => {
    expect(priceListFor(readerIn(country), named)?.id).toBe(shown)
  })
})

describe('a quoted price', () => {
  it('is that of the row if the list has no substitute', () => {
    expect(quote('us', 1, 'basic')).toMatchObject({ currency: 'USD', min: 1_575_000 })
    expect(quote('uk', 3, 'any')).toMatchObject({ currency: 'GBP', min: 2 })
  })

  it('of the lowest row is the lowest price of the substitute', () => {
    expect(quote('uk', 1, 'basic')).toEqual({
      kind: 'money',
      currency: 'GBP',
      min: 975_000,
      max: null,
      isFrom: true,
      unit: 'spot15',
    })
  })

  it('of another row of a substituted list is on request', () => {
    expect(quote('uk', 1, 'complex')).toEqual({ kind: 'onRequest' })
  })

  it('of a deleted row is null', () => {
    expect(quote('uk', 1, 'gone')).toBeNull()
    expect(quote('us', 9, 'basic')).toBeNull()
  })
})
