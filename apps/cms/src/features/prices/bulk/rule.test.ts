import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changeAmount,
  changePercent,
  ENDINGS,
  roundPrice,
  type Ending,
  type MoneyRule,
} from './rule'

const percent = (value: number, ending: Ending = 'exact'): MoneyRule => ({
  kind: 'percent',
  percent: value,
  currencies: ['USD'],
  ending,
})
const amount = (minor: number, ending: Ending = 'exact'): MoneyRule => ({
  kind: 'amount',
  minor,
  currencies: ['USD'],
  ending,
})
const factor = (value: number, ending: Ending = 'exact'): MoneyRule => ({
  kind: 'factor',
  factor: value,
  into: 'GBP',
  replaces: false,
  ending,
})

describe('an amount changes', () => {
  it.each<[number, MoneyRule, number]>([
    [1_350_000, percent(5), 1_417_500],
    [1_350_000, percent(5, '50'), 1_420_000],
    [1_350_000, percent(5, '99'), 1_419_900],
    [1_350_000, percent(-10), 1_215_000],
    [49_875, percent(5), 52_369],
    [49_875, percent(5, 'whole'), 52_400],
    [49_875, percent(5, '5'), 52_500],
    [49_875, percent(5, '10'), 52_000],
    [3_500, percent(2.5), 3_588],
    [3_500, amount(-1_000), 2_500],
    [3_500, amount(-1_000, '50'), 5_000],
    [1_000, amount(-1_000), 0],
    [500, amount(-1_000), -500],
    [0, amount(1_000), 0],
    [0, percent(50, '99'), 0],
    [1_350_000, factor(0.79, '10'), 1_067_000],
    [1_350_000, factor(0.7912), 1_068_120],
    [100, percent(1, '50'), 5_000],
    [100, percent(1, '99'), 9_900],
    [500, percent(-100), 0],
    [1_000_000_000, percent(500, '5'), 6_000_000_000],
  ])('%d by %j to %d', (minor, rule, expected) => {
    expect(changeAmount(minor, rule)).toBe(expected)
  })
})

const minors = fc.integer({ min: 0, max: 1_000_000_000 })
const endings = fc.constantFrom(...ENDINGS)
const rules = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    percent: fc.integer({ min: -9_900, max: 50_000 }).map((value) => value / 100),
    currencies: fc.constant(['USD'] as const),
    ending: endings,
  }),
  fc.record({
    kind: fc.constant('factor' as const),
    factor: fc.integer({ min: 1, max: 100_000 }).map((value) => value / 10_000),
    into: fc.constant('EUR' as const),
    replaces: fc.boolean(),
    ending: endings,
  }),
  fc.record({
    kind: fc.constant('amount' as const),
    minor: fc.integer({ min: 0, max: 1_000_000 }),
    currencies: fc.constant(['USD'] as const),
    ending: endings,
  }),
)

describe('rounding', () => {
  it('of a rounded price changes nothing', () => {
    fc.assert(
      fc.property(minors, endings, (minor, ending) => {
        fc.pre(minor > 0)
        const once = roundPrice(minor, 1, ending)
        expect(roundPrice(once, 1, ending)).toBe(once)
      }),
    )
  })

  it('finds the nearest price with the ending, and none that is free', () => {
    fc.assert(
      fc.property(minors, endings, (minor, ending) => {
        fc.pre(minor > 0)
        const rounded = roundPrice(minor, 1, ending)
        const step = { exact: 1, whole: 100, 5: 500, 10: 1_000, 50: 5_000, 99: 10_000 }[ending]
        expect(rounded).toBeGreaterThan(0)
        expect((rounded - (ending === '99' ? 9_900 : 0)) % step).toBe(0)
        if (minor >= step) expect(Math.abs(rounded - minor)).toBeLessThanOrEqual(step / 2)
      }),
    )
  })
})

describe('every rule', () => {
  it('makes a whole amount that is not negative out of one', () => {
    fc.assert(
      fc.property(minors, rules, (minor, rule) => {
        const changed = changeAmount(minor, rule)
        expect(Number.isSafeInteger(changed)).toBe(true)
        expect(changed).toBeGreaterThanOrEqual(0)
        expect(changed === 0).toBe(minor === 0)
      }),
    )
  })

  it('keeps the order of two prices, and equal prices equal', () => {
    fc.assert(
      fc.property(minors, minors, rules, (one, other, rule) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        expect(changeAmount(low, rule)).toBeLessThanOrEqual(changeAmount(high, rule))
      }),
    )
  })
})

describe('a percentage changes', () => {
  it.each([
    [10, 2, 12],
    [10, -2, 8],
    [7.5, 0.25, 7.75],
    [0.1, 0.2, 0.3],
    [5, -10, -5],
  ])('%s by %s points is %s', (before, points, after) => {
    expect(changePercent(before, points)).toBe(after)
  })

  it('adding and taking away the same points changes nothing', () => {
    const hundredths = fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100)
    fc.assert(
      fc.property(hundredths, hundredths, (before, points) => {
        expect(changePercent(changePercent(before, points), -points)).toBe(before)
      }),
    )
  })
})
