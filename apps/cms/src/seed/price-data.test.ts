import {
  AMOUNT_FIELDS,
  PERCENT_FIELDS,
  PRICE_GROUP_KINDS,
  PRICE_UNITS,
} from '@studio/shared/price-book'
import { checkPriceRow } from '@studio/shared/price-rules'
import type { Validate } from 'payload'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checkAmount } from '../features/prices/check-row'
import { readList } from './read-data'

const amount = z.int().nullish()
const amounts = {
  usdMin: amount,
  usdMax: amount,
  gbpMin: amount,
  gbpMax: amount,
  eurMin: amount,
  eurMax: amount,
  percentMin: z.number().nullish(),
  percentMax: z.number().nullish(),
}

const groups = z
  .array(
    z.object({
      key: z.string(),
      kind: z.enum(PRICE_GROUP_KINDS),
      items: z
        .array(
          z.object({
            key: z.string(),
            unit: z.enum(PRICE_UNITS),
            ...amounts,
            turnaroundMin: z.int().nullish(),
            turnaroundMax: z.int().nullish(),
            source: z.string().min(1),
            isDisputed: z.boolean(),
            readings: z.array(z.object({ source: z.string().min(1), ...amounts })),
          }),
        )
        .min(1),
    }),
  )
  .parse(await readList('price-groups.json'))

describe.each(groups)('the first prices of $key', ({ kind, items }) => {
  it.each(items)('in $key follow the rules of the price book', (row) => {
    expect(checkPriceRow(row, kind)).toEqual([])
    expect(row.turnaroundMin ?? 0).toBeLessThanOrEqual(row.turnaroundMax ?? Infinity)
  })

  it.each(items)('in $key have alternative sources that follow them, too', ({ readings }) => {
    for (const source of readings) {
      const options = {
        data: { kind },
        siblingData: source,
        req: { i18n: { language: 'en' } },
      } as unknown as Parameters<Validate>[1]
      for (const field of [...AMOUNT_FIELDS, ...PERCENT_FIELDS]) {
        expect(checkAmount(field, { isRow: false })(source[field], options), field).toBe(true)
      }
    }
  })

  it.each(items)('in $key are “included” only where the source says so', ({ unit, source }) => {
    expect(unit === 'included' && /No (amount|figure) is given|inquiry/.test(source)).toBe(false)
  })

  it.each(items)('in $key say whether their sources disagree', ({ isDisputed, readings }) => {
    expect(isDisputed).toBe(readings.length > 0)
  })
})
