import type { Figure, PriceGroup } from '@studio/shared/contracts/price'
import type { Country } from '@studio/shared/countries'
import { expect, it } from 'vitest'
import { otherCurrency } from './other-currency'

function groupOf(...figures: Figure[]): PriceGroup {
  const nothing = { note: null, minimumHours: null, noticeHours: null, turnaround: null, quantities: [], status: null } // prettier-ignore
  const rows = figures.map((figure, index) => ({ ...nothing, key: `row-${index}`, label: 'Row', figure })) // prettier-ignore
  return { key: 'group', title: 'Group', note: null, kind: 'rental', isOffer: true, rows }
}

const money = (currency: 'USD' | 'GBP'): Figure => ({
  kind: 'money',
  currency,
  min: 8_500,
  max: null,
  isFrom: false,
  unit: 'hour',
})

it.each<[Country, Figure[], string | null]>([
  ['us', [money('USD')], null],
  ['uk', [money('GBP')], null],
  ['uk', [money('USD')], 'USD'],
  ['uk', [money('GBP'), { kind: 'included' }, money('USD')], 'USD'],
  ['gr', [money('USD')], 'USD'],
  ['gr', [{ kind: 'onRequest' }], null],
])('in %s: %j', (country, figures, currency) => {
  expect(otherCurrency([groupOf(...figures)], country)).toBe(currency)
})
