import { describe, expect, it } from 'vitest'
import { findRowProblems } from './row-problems'
import { leftOverFields } from './row-values'

describe('findRowProblems', () => {
  it('finds nothing wrong with a sound row', () => {
    expect(
      findRowProblems({ unit: 'spot30', usdMin: 1_350_000, gbpMin: 1_000_000 }, 'spots'),
    ).toEqual([])
  })

  it('names the unread cell and says why', () => {
    const problems = findRowProblems({ unit: 'spot30', usdMin: { typed: '85OO' } }, 'spots')
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ field: 'usdMin', isUnread: true })
    expect(problems[0]?.text).toContain('85OO')
  })

  it('does not ask for a price while one is typed that cannot be read yet', () => {
    const problems = findRowProblems(
      { unit: 'range', gbpMin: { typed: '7OOO' }, gbpMax: 800_000 },
      'packages',
    )
    expect(problems.map(({ field }) => field)).toEqual(['gbpMin'])
  })

  it.each([
    [{ unit: 'range', usdMin: 900_000, usdMax: 800_000 }, 'packages', 'usdMax'],
    [{ unit: 'range', usdMax: 800_000, gbpMin: 5 }, 'packages', 'usdMin'],
    [{ unit: 'each' }, 'packages', 'usdMin'],
    [{ unit: 'hour', usdMin: 100 }, 'spots', 'unit'],
    [{ unit: 'percent', percentMin: 140 }, 'terms', 'percentMin'],
    [{ unit: 'percent' }, 'terms', 'percentMin'],
    [{ unit: 'included', gbpMin: 100 }, 'terms', 'usdMin'],
  ] as const)('tells which cell of %j breaks a rule', (values, kind, field) => {
    expect(findRowProblems(values, kind).map((problem) => problem.field)).toEqual([field])
  })

  it('still reads the cells when unit or kind is missing', () => {
    const values = { usdMin: { typed: 'x' } }
    expect(findRowProblems(values, undefined)).toHaveLength(1)
    expect(findRowProblems({ usdMin: -5 }, undefined)).toEqual([])
  })
})

describe('leftOverFields', () => {
  it('lists money on a row in percent, unread cells too', () => {
    const values = { unit: 'percent', usdMin: 1, gbpMax: { typed: 'x' }, percentMin: 35 }
    expect(leftOverFields(values)).toEqual(['usdMin', 'gbpMax'])
  })

  it('lists the percentage on a row with money', () => {
    expect(leftOverFields({ unit: 'each', usdMin: 1, percentMin: 0 })).toEqual(['percentMin'])
  })
})
