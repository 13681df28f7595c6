import { describe, expect, it } from 'vitest'
import { swapReading } from './swap-reading'

const row = { usdMin: 550_000, usdMax: null, gbpMin: 400_000, source: 'The table' }
const reading = { usdMin: 850_000, source: 'The remark' }

function apply(to: 'row' | 'reading', before: Record<string, unknown>, a: object, b: object) {
  return {
    ...before,
    ...Object.fromEntries(swapReading(a, b).map((swap) => [swap.field, swap[to]])),
  }
}

describe('swapReading', () => {
  it('takes the amounts of the disputed currency and leaves the others alone', () => {
    expect(apply('row', row, row, reading)).toEqual({
      usdMin: 850_000,
      usdMax: null,
      gbpMin: 400_000,
      source: 'The remark',
    })
  })

  it('keeps what the row had in the reading', () => {
    expect(apply('reading', reading, row, reading)).toMatchObject({
      usdMin: 550_000,
      source: 'The table',
    })
  })

  it('gives everything back when done twice', () => {
    const newRow = apply('row', row, row, reading)
    const newReading = apply('reading', reading, row, reading)
    expect(apply('row', newRow, newRow, newReading)).toEqual(row)
    expect(apply('reading', newReading, newRow, newReading)).toMatchObject(reading)
  })

  it('swaps ranges whole and percentages too', () => {
    const fields = swapReading({ usdMin: 1, usdMax: 2 }, { usdMin: 3, percentMin: 35 }).map(
      ({ field }) => field,
    )
    expect(fields).toEqual(['usdMin', 'usdMax', 'percentMin', 'percentMax', 'source'])
  })
})
