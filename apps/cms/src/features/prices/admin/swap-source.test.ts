import { describe, expect, it } from 'vitest'
import { swapSource } from './swap-source'

const row = { usdMin: 550_000, usdMax: null, gbpMin: 400_000, source: 'The table' }
const other = { usdMin: 850_000, source: 'The remark' }

function apply(to: 'row' | 'other', before: Record<string, unknown>, a: object, b: object) {
  return {
    ...before,
    ...Object.fromEntries(swapSource(a, b).map((swap) => [swap.field, swap[to]])),
  }
}

describe('swapSource', () => {
  it('swaps the amounts of the disputed currency and leaves the others alone', () => {
    expect(apply('row', row, row, other)).toEqual({
      usdMin: 850_000,
      usdMax: null,
      gbpMin: 400_000,
      source: 'The remark',
    })
  })

  it('stores the row’s former amounts in the other source', () => {
    expect(apply('other', other, row, other)).toMatchObject({
      usdMin: 550_000,
      source: 'The table',
    })
  })

  it('restores everything when it is done twice', () => {
    const newRow = apply('row', row, row, other)
    const newOther = apply('other', other, row, other)
    expect(apply('row', newRow, newRow, newOther)).toEqual(row)
    expect(apply('other', newOther, newRow, newOther)).toMatchObject(other)
  })

  it('swaps whole ranges and percentages too', () => {
    const fields = swapSource({ usdMin: 1, usdMax: 2 }, { usdMin: 3, percentMin: 35 }).map(
      ({ field }) => field,
    )
    expect(fields).toEqual(['usdMin', 'usdMax', 'percentMin', 'percentMax', 'source'])
  })
})
