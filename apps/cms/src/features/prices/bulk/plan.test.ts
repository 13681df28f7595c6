import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceBookWords } from '../admin/words'
import type { BookList, BookRow, PriceChanges } from './book'
import { countPrices, planRule, previewChanges } from './plan'
import type { ChangeRule } from './rule'

const row = (key: string, figures: Partial<BookRow>): BookRow => ({
  key,
  label: `Name of ${key}`,
  unit: 'hour',
  ...figures,
})

const list = (...rows: BookRow[]): BookList => ({
  id: 1,
  key: 'studio',
  title: 'Studio',
  kind: 'rental',
  version: '7',
  isComparison: false,
  substitute: null,
  rows,
})

const all = () => true
const up = (percent: number, currencies: ('USD' | 'GBP' | 'EUR')[] = ['USD', 'GBP', 'EUR']) =>
  ({ kind: 'percent', percent, currencies, ending: 'exact' }) satisfies ChangeRule

const rowsOf = (changes: PriceChanges) => changes.lists.flatMap(({ rows }) => rows)

describe('a planned change', () => {
  const hour = row('hour', { usdMin: 10_000, usdMax: 20_000, gbpMin: 8_000 })

  it('names each amount that changes, in the chosen currencies', () => {
    expect(planRule([list(hour)], all, up(5, ['USD']))).toEqual({
      lists: [
        {
          id: 1,
          version: '7',
          rows: [{ key: 'hour', figures: { usdMin: 10_500, usdMax: 21_000 } }],
        },
      ],
    })
    expect(rowsOf(planRule([list(hour)], all, up(5)))[0]?.figures).toHaveProperty('gbpMin', 8_400)
  })

  it('leaves out rows that are not chosen, have no money or stay the same', () => {
    const percent = row('late', { unit: 'percent', percentMin: 10 })
    const lists = [list(hour, percent, row('free', { usdMin: 0 }), row('day', { usdMin: 5_000 }))]
    const changes = planRule(lists, (_, key) => key !== 'day', up(5))
    expect(rowsOf(changes).map(({ key }) => key)).toEqual(['hour'])
    expect(planRule(lists, all, up(0)).lists).toEqual([])
  })

  it('adds points to the chosen percentages only', () => {
    const late = row('late', { unit: 'percent', percentMin: 10, percentMax: 15 })
    const early = row('early', { unit: 'percent', percentMin: 5 })
    const lists = [list(hour, late, early)]
    const rule: ChangeRule = { kind: 'points', points: 2.5 }
    expect(rowsOf(planRule(lists, (_, key) => key !== 'early', rule))).toEqual([
      { key: 'late', figures: { percentMin: 12.5, percentMax: 17.5 } },
    ])
  })

  it('proposes pounds from dollars where there are none, with the whole range', () => {
    const factor = { kind: 'factor', factor: 0.8, into: 'GBP', replaces: false, ending: 'exact' }
    const set = row('set', { usdMin: 1_000, usdMax: 2_000 })
    const lists = [list(hour, set)]
    expect(rowsOf(planRule(lists, all, factor as ChangeRule))).toEqual([
      { key: 'set', figures: { gbpMin: 800, gbpMax: 1_600 } },
    ])
    const replacing = { ...factor, factor: 0.5, replaces: true } as ChangeRule
    expect(rowsOf(planRule(lists, all, replacing))).toHaveLength(2)
  })

  it('a proposal that replaces a range by one amount clears its highest', () => {
    const rule = {
      kind: 'factor',
      factor: 1,
      into: 'EUR',
      replaces: true,
      ending: 'exact',
    } as const
    const day = row('day', { usdMin: 100, eurMin: 90, eurMax: 95 })
    expect(rowsOf(planRule([list(day)], all, rule))[0]?.figures).toEqual({
      eurMin: 100,
      eurMax: null,
    })
  })
})

describe('the preview', () => {
  const preview = (figures: Partial<BookRow>, rule: ChangeRule) => {
    const lists = [list(row('hour', figures))]
    return previewChanges(lists, planRule(lists, all, rule), priceBookWords.en)
  }

  it('shows old and new for each currency, under the row’s name', () => {
    expect(preview({ usdMin: 10_000, gbpMin: 8_000 }, up(5))).toMatchObject([
      { row: 'Name of hour', column: 'usd', before: '$100', after: '$105', doubt: null },
      { column: 'gbp', before: '£80', after: '£84', problem: null },
    ])
  })

  it('marks changes over thirty percent', () => {
    expect(preview({ usdMin: 10_000 }, up(30))).toMatchObject([{ doubt: null }])
    expect(preview({ usdMin: 10_000 }, up(31))).toMatchObject([{ doubt: 'large', percent: 31 }])
    expect(preview({ usdMin: 10_000 }, up(-31))).toMatchObject([{ doubt: 'large' }])
  })

  it('marks amounts that the price book would refuse', () => {
    const less = { kind: 'amount', minor: -20_000, currencies: ['USD'], ending: 'exact' } as const
    expect(preview({ usdMin: 10_000 }, less)).toMatchObject([
      { problem: expect.stringMatching(/negative/) as string },
    ])
    expect(preview({ usdMin: 900_000_000 }, up(50))).toMatchObject([
      { problem: expect.stringMatching(/ten million/) as string },
    ])
  })
})

describe('every plan', () => {
  const amount = fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: null })
  const rows = fc.uniqueArray(
    fc.record({ key: fc.stringMatching(/^[a-z]{1,8}$/), usdMin: amount, gbpMin: amount }),
    { selector: ({ key }) => key, maxLength: 12 },
  )
  const rules = fc.oneof(
    fc.integer({ min: -99, max: 500 }).map((percent) => up(percent)),
    fc.integer({ min: -1_000_000, max: 1_000_000 }).map(
      (minor) =>
        ({
          kind: 'amount',
          minor,
          currencies: ['USD', 'GBP'],
          ending: '50',
        }) satisfies ChangeRule,
    ),
  )

  it('keeps the order of the rows, and marks each negative amount as a problem', () => {
    fc.assert(
      fc.property(rows, rules, (figures, rule) => {
        const lists = [list(...figures.map(({ key, ...rest }) => row(key, rest)))]
        const changes = planRule(lists, all, rule)
        const keys = figures.map(({ key }) => key)
        const planned = rowsOf(changes).map(({ key }) => key)
        expect(planned).toEqual(keys.filter((key) => planned.includes(key)))
        expect(countPrices(changes)).toBe(planned.length)
        const bad = new Set(
          previewChanges(lists, changes, priceBookWords.en).flatMap(({ key, problem }) =>
            problem ? [key] : [],
          ),
        )
        for (const { key, figures: next } of rowsOf(changes)) {
          if (Object.values(next).some((value) => (value ?? 0) < 0)) expect(bad).toContain(key)
        }
      }),
    )
  })
})
