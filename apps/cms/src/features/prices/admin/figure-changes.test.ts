import { describe, expect, it } from 'vitest'
import { findFigureChanges } from './figure-changes'

const row = (figures: object, key = 'spot30') => ({ key, label: '30 seconds', ...figures })

const change = (before: object, after: object) => findFigureChanges([row(before)], [row(after)])

describe('findFigureChanges', () => {
  it('lists the old and new value of each changed amount with the name of its row', () => {
    expect(
      change({ usdMin: 1_350_000, gbpMin: 1_040_000 }, { usdMin: 1_395_000, gbpMin: 1_042_000 }),
    ).toEqual([
      {
        row: '30 seconds',
        column: 'usd',
        before: '$13,500',
        after: '$13,950',
        doubt: null,
        percent: null,
      },
      {
        row: '30 seconds',
        column: 'gbp',
        before: '£10,400',
        after: '£10,420',
        doubt: null,
        percent: null,
      },
    ])
  })

  it('finds nothing when only names or the order changed', () => {
    const rows = [row({ usdMin: 100 }, 'a'), row({ usdMin: 200 }, 'b')]
    expect(findFigureChanges(rows, rows.toReversed())).toEqual([])
    expect(
      findFigureChanges([row({ usdMin: 100 })], [{ ...row({ usdMin: 100 }), label: 'x' }]),
    ).toEqual([])
  })

  it.each([
    ['lost its first digits', { gbpMin: 1_040_000 }, { gbpMin: 40_000 }, 'large'],
    ['grew by 31 %', { usdMin: 10_000 }, { usdMin: 13_100 }, 'large'],
    ['grew by 30 %', { usdMin: 10_000 }, { usdMin: 13_000 }, null],
    ['fell by 31 %', { usdMin: 10_000 }, { usdMin: 6_900 }, 'large'],
    ['became nothing', { usdMin: 10_000 }, { usdMin: 0 }, 'zero'],
    ['is new and nothing', {}, { usdMin: 0 }, 'zero'],
    ['was emptied', { usdMin: 10_000 }, { usdMin: null }, 'emptied'],
    [
      'lost its upper end',
      { usdMin: 10_000, usdMax: 20_000 },
      { usdMin: 10_000, usdMax: null },
      'emptied',
    ],
    [
      'has one end that grew',
      { usdMin: 10_000, usdMax: 20_000 },
      { usdMin: 10_000, usdMax: 30_000 },
      'large',
    ],
    ['is a percentage', { percentMin: 35 }, { percentMin: 3 }, 'large'],
    ['is new', {}, { usdMin: 10_000 }, null],
  ])('asks about an amount that %s', (_, before, after, doubt) => {
    expect(change(before, after)).toMatchObject([{ doubt }])
  })

  it('gives the change in percent', () => {
    expect(change({ gbpMin: 1_000_000 }, { gbpMin: 40_000 })[0]?.percent).toBeCloseTo(-96)
  })

  it('ignores amounts that cannot be read', () => {
    expect(findFigureChanges('nothing', [{ usdMin: 1 }])).toEqual([])
    expect(change({ usdMin: 100 }, { usdMin: { typed: '1OO' } })).toMatchObject([
      { after: null, doubt: 'emptied' },
    ])
  })
})
