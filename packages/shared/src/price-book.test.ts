import { describe, expect, it } from 'vitest'
import { CURRENCIES } from './money'
import {
  AMOUNT_FIELDS,
  PERCENT_FIELDS,
  PERCENT_MEANINGS,
  PRICE_GROUP_KINDS,
  PRICE_UNITS,
  QUANTITIES,
  UNITS_BY_GROUP_KIND,
} from './price-book'

describe('the price book’s tables', () => {
  it.each(Object.entries({ PRICE_UNITS, PRICE_GROUP_KINDS, PERCENT_MEANINGS, QUANTITIES }))(
    '%s has no duplicates',
    (_, names) => {
      expect(new Set(names).size).toBe(names.length)
    },
  )

  it.each(PRICE_GROUP_KINDS)('A list of kind %s can have terms, and no unit twice', (kind) => {
    const units = UNITS_BY_GROUP_KIND[kind]
    expect(units).toEqual(expect.arrayContaining(['percent', 'included', 'onRequest']))
    expect(new Set(units).size).toBe(units.length)
  })

  it.each(PRICE_UNITS)('The unit %s belongs to a kind of list', (unit) => {
    expect(PRICE_GROUP_KINDS.some((kind) => UNITS_BY_GROUP_KIND[kind].includes(unit))).toBe(true)
  })

  it('Every currency and the percentage have a lowest and a highest amount', () => {
    const pair = (name: string) => [`${name}Min`, `${name}Max`]
    expect(AMOUNT_FIELDS).toEqual(CURRENCIES.flatMap((code) => pair(code.toLowerCase())))
    expect(PERCENT_FIELDS).toEqual(pair('percent'))
  })
})
