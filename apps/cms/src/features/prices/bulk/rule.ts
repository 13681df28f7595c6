import { CURRENCIES, type Currency } from '@studio/shared/money'

/** The last digits of a changed price. `exact` rounds to whole cents only. */
export const ENDINGS = ['exact', 'whole', '5', '10', '50', '99'] as const

export type Ending = (typeof ENDINGS)[number]

/** The prices that an ending allows, in minor units: `offset`, `offset + step` and so on. */
const STEPS: Record<Ending, { step: number; offset: number }> = {
  exact: { step: 1, offset: 0 },
  whole: { step: 100, offset: 0 },
  '5': { step: 500, offset: 0 },
  '10': { step: 1_000, offset: 0 },
  '50': { step: 5_000, offset: 0 },
  '99': { step: 10_000, offset: 9_900 },
}

/** Currencies whose amounts can be computed from dollars. */
export const PROPOSED_CURRENCIES = ['GBP', 'EUR'] as const satisfies readonly Currency[]

export type ProposedCurrency = (typeof PROPOSED_CURRENCIES)[number]

/** A rule by which many prices change at once. */
export type ChangeRule =
  | { kind: 'percent'; percent: number; currencies: readonly Currency[]; ending: Ending }
  /** `minor` is added to each amount, in minor units of its own currency. */
  | { kind: 'amount'; minor: number; currencies: readonly Currency[]; ending: Ending }
  /** `points` percentage points are added to discounts and surcharges. */
  | { kind: 'points'; points: number }
  /**
   * Dollars times `factor` are the new amounts. `replaces` says whether they replace existing ones.
   */
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
 * @returns the new amount in minor units. 0 means free of charge and stays 0. A negative result is
 * returned as it is, and the rules of the price book refuse it.
 */
export function changeAmount(minor: number, rule: MoneyRule): number {
  if (minor === 0) return 0
  if (rule.kind === 'amount') {
    const changed = minor + rule.minor
    return changed > 0 ? roundPrice(changed, 1, rule.ending) : changed
  }
  // Percentages have two decimals and factors four, so this product of integers is exact.
  const tenThousandths =
    rule.kind === 'percent'
      ? 10_000 + Math.round(rule.percent * 100)
      : Math.round(rule.factor * 10_000)
  return tenThousandths > 0 ? roundPrice(minor * tenThousandths, 10_000, rule.ending) : 0
}

/**
 * @returns the new percentage with two decimals; the caller's rules refuse it below 0 or above 100
 */
export function changePercent(percent: number, points: number): number {
  return (Math.round(percent * 100) + Math.round(points * 100)) / 100
}

/**
 * Rounds `numerator / denominator`, a positive amount, to the nearest price with the ending. Halves
 * are rounded up. The result is never 0, which would mean free of charge.
 */
export function roundPrice(numerator: number, denominator: number, ending: Ending): number {
  const { step, offset } = STEPS[ending]
  const steps = Math.floor(
    (2 * numerator + denominator * (step - 2 * offset)) / (2 * denominator * step),
  )
  return Math.max(steps, offset === 0 ? 1 : 0) * step + offset
}
