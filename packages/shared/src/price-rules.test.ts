import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_AMOUNT } from './money'
import {
  AMOUNT_FIELDS,
  PRICE_GROUP_KINDS,
  UNITS_BY_GROUP_KIND,
  carriesMoney,
  type PriceAmounts,
} from './price-book'
import { checkPriceRow, hasMoney, type PriceRowRules } from './price-rules'

/** Generates a minimum, and optionally a maximum that is at least as high. */
function span(max: number) {
  return fc
    .tuple(fc.integer({ min: 0, max }), fc.option(fc.integer({ min: 0, max })))
    .map(([low, high]) =>
      high === null ? [low, null] : [Math.min(low, high), Math.max(low, high)],
    )
}

const money = fc
  .array(fc.option(span(MAX_AMOUNT)), { minLength: 3, maxLength: 3 })
  .filter((spans) => spans.some((amounts) => amounts !== null))
  .map(([usd, gbp, eur]) => ({
    usdMin: usd?.[0],
    usdMax: usd?.[1],
    gbpMin: gbp?.[0],
    gbpMax: gbp?.[1],
    eurMin: eur?.[0],
    eurMax: eur?.[1],
  }))

const percentages = span(100).map(([percentMin, percentMax]) => ({ percentMin, percentMax }))

const soundRow = fc.constantFrom(...PRICE_GROUP_KINDS).chain((kind) =>
  fc.constantFrom(...UNITS_BY_GROUP_KIND[kind]).chain((unit) => {
    const withoutMoney = unit === 'percent' ? percentages : fc.constant({})
    const amounts: fc.Arbitrary<PriceAmounts> = carriesMoney(unit) ? money : withoutMoney
    return amounts.map((values): [PriceRowRules, typeof kind] => [{ unit, ...values }, kind])
  }),
)

describe('checkPriceRow', () => {
  it('A valid row has no problems', () => {
    fc.assert(
      fc.property(soundRow, ([row, kind]) => {
        expect(checkPriceRow(row, kind)).toEqual([])
      }),
    )
  })

  it.each([
    [{ unit: 'percent', percentMin: 0 }, 'terms'],
    [{ unit: 'percent', percentMin: 100, percentMax: 100 }, 'terms'],
    [{ unit: 'range', usdMin: 0, usdMax: 0 }, 'packages'],
    [{ unit: 'each', eurMin: MAX_AMOUNT }, 'addOns'],
    [{ unit: 'included', usdMin: null, percentMin: null }, 'terms'],
    [{ unit: 'onRequest' }, 'packages'],
    [{ unit: 'rule' }, 'terms'],
  ] as const)('%j in %s is valid, at the limits of the rules', (row, kind) => {
    expect(checkPriceRow(row, kind)).toEqual([])
  })

  it.each([
    [{ unit: 'each', usdMin: 10.5 }, 'addOns', 'usdMin', 'notWhole'],
    [{ unit: 'each', usdMin: Number.NaN }, 'addOns', 'usdMin', 'notWhole'],
    [{ unit: 'each', gbpMin: -1 }, 'addOns', 'gbpMin', 'negative'],
    [{ unit: 'each', eurMin: MAX_AMOUNT + 1 }, 'addOns', 'eurMin', 'tooLarge'],
    [{ unit: 'range', usdMin: 2, usdMax: 1 }, 'packages', 'usdMax', 'minAboveMax'],
    [{ unit: 'range', gbpMin: 2, gbpMax: 1 }, 'packages', 'gbpMax', 'minAboveMax'],
    [{ unit: 'range', usdMin: 1, eurMax: 2 }, 'packages', 'eurMin', 'noMinimum'],
    [{ unit: 'each' }, 'addOns', 'usdMin', 'noCurrency'],
    [{ unit: 'each', usdMin: null, gbpMin: null }, 'addOns', 'usdMin', 'noCurrency'],
    [{ unit: 'included', eurMin: 5 }, 'terms', 'usdMin', 'noMoney'],
    [{ unit: 'percent', percentMin: 5, gbpMin: 0 }, 'terms', 'usdMin', 'noMoney'],
    [{ unit: 'percent', percentMin: 101 }, 'terms', 'percentMin', 'notPercent'],
    [{ unit: 'percent', percentMin: -1 }, 'terms', 'percentMin', 'notPercent'],
    [{ unit: 'percent', percentMin: 5, percentMax: 101 }, 'terms', 'percentMax', 'notPercent'],
    [{ unit: 'percent', percentMin: 9, percentMax: 5 }, 'terms', 'percentMax', 'minAboveMax'],
    [{ unit: 'percent' }, 'terms', 'percentMin', 'required'],
    [{ unit: 'each', usdMin: 1, percentMin: 0 }, 'addOns', 'percentMin', 'noPercent'],
    [{ unit: 'included', percentMin: 5 }, 'terms', 'percentMin', 'noPercent'],
    [{ unit: 'onRequest', percentMin: 5 }, 'terms', 'percentMin', 'noPercent'],
    [{ unit: 'rule' }, 'packages', 'unit', 'unitDoesNotFit'],
    [{ unit: 'hour', usdMin: 1 }, 'spots', 'unit', 'unitDoesNotFit'],
    [{ unit: 'spot30', usdMin: 1 }, 'rental', 'unit', 'unitDoesNotFit'],
  ] as const)('In %j of %s the field %s is wrong: %s', (row, kind, field, problem) => {
    expect(checkPriceRow(row, kind)).toEqual([{ field, problem }])
  })

  it('A missing lowest percentage is reported twice, because both the highest and the unit require it', () => {
    expect(checkPriceRow({ unit: 'percent', percentMax: 5 }, 'terms')).toEqual([
      { field: 'percentMin', problem: 'noMinimum' },
      { field: 'percentMin', problem: 'required' },
    ])
  })

  it('A row of a unit without money must not have an amount', () => {
    const unit = fc.constantFrom('percent', 'included', 'onRequest', 'rule')
    const field = fc.constantFrom(...AMOUNT_FIELDS)
    fc.assert(
      fc.property(unit, field, fc.nat(MAX_AMOUNT), (own, name, amount) => {
        const problems = checkPriceRow({ unit: own, percentMin: 5, [name]: amount }, 'terms')
        expect(problems).toContainEqual({ field: 'usdMin', problem: 'noMoney' })
      }),
    )
  })
})

describe('hasMoney', () => {
  it.each(AMOUNT_FIELDS)('It is true for %s, even if it is 0', (field) => {
    expect(hasMoney({ [field]: 0 })).toBe(true)
  })

  it('It is false for empty fields and percentages', () => {
    expect(hasMoney({ usdMin: null, gbpMin: undefined, percentMin: 5 })).toBe(false)
  })
})
