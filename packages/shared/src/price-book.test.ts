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
    'name nothing twice in %s',
    (_, names) => {
      expect(new Set(names).size).toBe(names.length)
    },
  )

  it.each(PRICE_GROUP_KINDS)('let a list of kind %s have terms, and no unit twice', (kind) => {
    const units = UNITS_BY_GROUP_KIND[kind]
    expect(units).toEqual(expect.arrayContaining(['percent', 'included', 'onRequest']))
    expect(new Set(units).size).toBe(units.length)
  })

  it.each(PRICE_UNITS)('have a kind of list for the unit %s', (unit) => {
    expect(PRICE_GROUP_KINDS.some((kind) => UNITS_BY_GROUP_KIND[kind].includes(unit))).toBe(true)
  })

  it('have a lowest and a highest amount in every currency, and in percent', () => {
    const pair = (name: string) => [`${name}Min`, `${name}Max`]
    expect(AMOUNT_FIELDS).toEqual(CURRENCIES.flatMap((code) => pair(code.toLowerCase())))
    expect(PERCENT_FIELDS).toEqual(pair('percent'))
  })
})
