import { describe, expect, it } from 'vitest'
import { findPrices } from './find-prices'

const groups = [
  {
    id: 1,
    title: '2D animatics',
    items: [
      { key: 'spot15', label: '2D animatic, 15 seconds', usdMin: 850_000 },
      { key: 'spot30', label: '2D animatic, 30 seconds', usdMin: 1_350_000, gbpMin: 1_000_000 },
    ],
  },
  { id: 2, title: 'أنيماتيك', items: [{ key: 'crew', label: null, unit: 'included' }] },
  { id: 3, title: 'Empty', items: null },
]

function keys(query: string) {
  return findPrices(groups, query).map(({ key }) => key)
}

describe('findPrices', () => {
  it.each([
    ['2D animatics, 30 seconds', ['spot30']],
    ['seconds 2d', ['spot15', 'spot30']],
    ['13,500', ['spot30']],
    ['$8500', ['spot15']],
    ['أنيماتيك', ['crew']],
    ['included', ['crew']],
    ['motion', []],
    ['  , ', []],
    ['', []],
  ])('returns the expected prices for %j', (query, expected) => {
    expect(keys(query)).toEqual(expected)
  })

  it('returns the list and the amounts of a price', () => {
    expect(findPrices(groups, '30 sec')).toEqual([
      {
        groupId: 1,
        group: '2D animatics',
        key: 'spot30',
        label: '2D animatic, 30 seconds',
        figures: '$13,500 · £10,000',
      },
    ])
  })
})
