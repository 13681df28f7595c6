import { CURRENCIES, type Currency } from '@studio/shared/money'

/** What the last digits of a changed price are; `exact` rounds to whole cents only. */
export const ENDINGS = ['exact', 'whole', '5', '10', '50', '99'] as const

export type Ending = (typeof ENDINGS)[number]

/** The prices in minor units that an ending allows: every `step` from `offset` on. */
const STEPS: Record<Ending, { step: number; offset: number }> = {
  exact: { step: 1, offset: 0 },
  whole: { step: 100, offset: 0 },
  '5': { step: 500, offset: 0 },
  '10': { step: 1_000, offset: 0 },
  '50': { step: 5_000, offset: 0 },
  '99': { step: 10_000, offset: 9_900 },
}

/** Currencies that can be proposed from dollars. */
export const PROPOSED_CURRENCIES = ['GBP', 'EUR'] as const satisfies readonly Currency[]

export type ProposedCurrency = (typeof PROPOSED_CURRENCIES)[number]

/** How many prices change at once. */
export type ChangeRule =
  | { kind: 'percent'; percent: number; currencies: readonly Currency[]; ending: Ending }
  /** `minor` is added to each amount, in minor units of its own currency. */
  | { kind: 'amount'; minor: number; currencies: readonly Currency[]; ending: Ending }
  /** Percentage points are added to discounts and surcharges. */
  | { kind: 'points'; points: number }
  /** Dollars are multiplied by `factor`. Amounts that exist stay, unless `replaces` is true. */
  | {
      kind: 'factor'
      factor: number
      into: ProposedCurrency
      replaces: boolean
      ending: Ending
    }

export type MoneyRule = Exclude<ChangeRule, { kind: 'points' }>

export function currenciesOf(rule: MoneyRule): readonly Currency[] {
  return rule.kind === 'factor'
    ? [rule.into]
    : CURRENCIES.filter((code) => rule.currencies.includes(code))
}

/**
 * The new amount in minor units. 0 means free of charge and stays 0. A reduction below zero returns
 * the negative amount, which the rules of the price book refuse.
 */
export function changeAmount(minor: number, rule: MoneyRule): number {
  if (minor === 0) return 0
  if (rule.kind === 'amount') {
    const changed = minor + rule.minor
    return changed > 0 ? roundPrice(changed, 1, rule.ending) : changed
  }
  // Percentages and factors are read with two and four decimals, so the product stays exact.
  const tenThousandths =
    rule.kind === 'percent'
      ? 10_000 + Math.round(rule.percent * 100)
      : Math.round(rule.factor * 10_000)
  return tenThousandths > 0 ? roundPrice(minor * tenThousandths, 10_000, rule.ending) : 0
}

/** The new percentage, with two decimals. Those below 0 or above 100 break a rule of the book. */
export function changePercent(percent: number, points: number): number {
  return (Math.round(percent * 100) + Math.round(points * 100)) / 100
}

/**
 * Rounds the positive amount `numerator / denominator` to the nearest price with the ending, halves
 * up. A price never becomes 0, which would mean free of charge.
 */
export function roundPrice(numerator: number, denominator: number, ending: Ending): number {
  const { step, offset } = STEPS[ending]
  const steps = Math.floor(
    (2 * numerator + denominator * (step - 2 * offset)) / (2 * denominator * step),
  )
  return Math.max(steps, offset === 0 ? 1 : 0) * step + offset
}
