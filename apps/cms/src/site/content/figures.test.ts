import { COUNTRIES } from '@studio/shared/countries'
import { describe, expect, it } from 'vitest'
import type { PriceGroup } from '../../payload-types'
import { figureFor, groupFor, type StoredRow } from './figures'

function row(values: Partial<StoredRow>): StoredRow {
  return { key: 'row', label: 'Row', unit: 'each', ...values }
}

describe('an amount', () => {
  it.each([
    ['us', { usdMin: 1, gbpMin: 2, eurMin: 3 }, 'USD', 1],
    ['uk', { usdMin: 1, gbpMin: 2, eurMin: 3 }, 'GBP', 2],
    ['gr', { usdMin: 1, gbpMin: 2, eurMin: 3 }, 'EUR', 3],
    ['uk', { usdMin: 1, eurMin: 3 }, 'USD', 1],
    ['gr', { usdMin: 1, gbpMin: 2 }, 'USD', 1],
    ['gr', { usdMin: 1, eurMin: null }, 'USD', 1],
    ['gr', { usdMin: 1, eurMin: 0 }, 'EUR', 0],
  ] as const)('is shown in %s, of %j, in %s', (country, amounts, currency, min) => {
    expect(figureFor(row(amounts), country)).toMatchObject({ kind: 'money', currency, min })
  })

  it.each([
    ['us', { gbpMin: 2, eurMin: 3 }],
    ['uk', { eurMin: 3 }],
    ['gr', { gbpMin: 2 }],
    ['us', { usdMax: 5 }],
  ] as const)('is hidden in %s if there is only %j', (country, amounts) => {
    expect(figureFor(row(amounts), country)).toBeNull()
  })

  it('takes both ends of a range from the same currency', () => {
    const range = row({ unit: 'range', usdMin: 1, usdMax: 9, gbpMin: 2, isFrom: true })
    expect(figureFor(range, 'us')).toEqual({
      kind: 'money',
      currency: 'USD',
      min: 1,
      max: 9,
      isFrom: true,
      unit: 'range',
    })
    expect(figureFor(range, 'uk')).toMatchObject({ currency: 'GBP', min: 2, max: null })
  })

  it('has no “from” unless the price list says so', () => {
    expect(figureFor(row({ usdMin: 1, isFrom: null }), 'us')).toMatchObject({ isFrom: false })
  })
})

describe('a row without money', () => {
  it.each(COUNTRIES)('is the same in %s', (country) => {
    const percent = row({ unit: 'percent', percentMin: 25, percentMax: 50, percentMeaning: 'fee' })
    expect(figureFor(percent, country)).toEqual({
      kind: 'percent',
      meaning: 'fee',
      min: 25,
      max: 50,
    })
    expect(figureFor(row({ unit: 'included' }), country)).toEqual({ kind: 'included' })
    expect(figureFor(row({ unit: 'onRequest' }), country)).toEqual({ kind: 'onRequest' })
  })

  it('has no range without a highest percentage, and is hidden without a lowest', () => {
    expect(figureFor(row({ unit: 'percent', percentMin: 0 }), 'us')).toMatchObject({
      min: 0,
      max: null,
    })
    expect(figureFor(row({ unit: 'percent', percentMax: 5 }), 'us')).toBeNull()
  })
})

describe('a rule', () => {
  const days = row({ unit: 'rule', turnaroundMin: 5, turnaroundMax: 7, note: 'With a surcharge.' })
  const words = row({ unit: 'rule', note: 'Book 1 week ahead.' })

  it('replaces the amount and is not repeated in the note', () => {
    const items = [days, words].map((item, index) => ({ ...item, key: String(index) }))
    const list = {
      id: 1,
      key: 'l',
      title: 'L',
      kind: 'terms' as const,
      updatedAt: '',
      createdAt: '',
    }
    expect(groupFor({ ...list, items }, 'us').rows).toMatchObject([
      {
        figure: { kind: 'turnaround', days: { min: 5, max: 7 } },
        note: 'With a surcharge.',
        turnaround: null,
      },
      { figure: { kind: 'rule', text: 'Book 1 week ahead.' }, note: null },
    ])
  })

  it('is hidden without a text', () => {
    expect(figureFor(row({ unit: 'rule' }), 'us')).toBeNull()
  })
})

describe('a price list', () => {
  const group: PriceGroup = {
    id: 1,
    key: 'list',
    title: 'List',
    kind: 'addOns',
    updatedAt: '',
    createdAt: '',
    items: [
      row({ key: 'both', usdMin: 1, gbpMin: 2, turnaroundMin: 8, note: 'Note', status: 'urgent' }),
      row({ key: 'pounds', gbpMin: 3, quantities: [{ id: 'x', kind: 'cameras', amount: 2 }] }),
    ],
  }

  it('contains the rows with a figure for the country, in the stored order', () => {
    expect(groupFor(group, 'us').rows.map(({ key }) => key)).toEqual(['both'])
    expect(groupFor(group, 'uk').rows.map(({ key }) => key)).toEqual(['both', 'pounds'])
    expect(groupFor({ ...group, items: null }, 'uk').rows).toEqual([])
  })

  it('has null for missing values of a row', () => {
    expect(groupFor(group, 'uk')).toMatchObject({
      key: 'list',
      title: 'List',
      note: null,
      isOffer: true,
    })
    expect(groupFor({ ...group, isComparison: true }, 'uk').isOffer).toBe(false)
    const [both, pounds] = groupFor(group, 'uk').rows
    expect(both).toMatchObject({ note: 'Note', turnaround: { min: 8, max: null }, quantities: [] })
    expect(both?.status).toBe('urgent')
    expect(pounds).toMatchObject({ note: null, turnaround: null, minimumHours: null, status: null })
    expect(pounds?.quantities).toEqual([{ kind: 'cameras', amount: 2 }])
  })
})
