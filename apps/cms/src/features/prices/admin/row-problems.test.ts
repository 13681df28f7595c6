import { describe, expect, it } from 'vitest'
import { findRowProblems } from './row-problems'
import { leftOverFields } from './row-values'

describe('findRowProblems', () => {
  it('finds no problem in a valid row', () => {
    expect(
      findRowProblems({ unit: 'spot30', usdMin: 1_350_000, gbpMin: 1_000_000 }, 'spots'),
    ).toEqual([])
  })

  it('names the unread cell and explains why it cannot be read', () => {
    const problems = findRowProblems({ unit: 'spot30', usdMin: { typed: '85OO' } }, 'spots')
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ field: 'usdMin', isUnread: true })
    expect(problems[0]?.text).toContain('85OO')
  })

  it('does not ask for a price while an unreadable one is typed', () => {
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
  ] as const)('names the cell of %j that breaks a rule', (values, kind, field) => {
    expect(findRowProblems(values, kind).map((problem) => problem.field)).toEqual([field])
  })

  it('reports unread cells even if unit or kind is missing', () => {
    const values = { usdMin: { typed: 'x' } }
    expect(findRowProblems(values, undefined)).toHaveLength(1)
    expect(findRowProblems({ usdMin: -5 }, undefined)).toEqual([])
  })
})

describe('leftOverFields', () => {
  it('lists amounts of money in a row in percent, including unread cells', () => {
    const values = { unit: 'percent', usdMin: 1, gbpMax: { typed: 'x' }, percentMin: 35 }
    expect(leftOverFields(values)).toEqual(['usdMin', 'gbpMax'])
  })

  it('lists the percentage in a row with money', () => {
    expect(leftOverFields({ unit: 'each', usdMin: 1, percentMin: 0 })).toEqual(['percentMin'])
  })
})
