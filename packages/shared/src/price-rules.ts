import { MAX_AMOUNT } from './money'
import {
  AMOUNT_FIELDS,
  PERCENT_FIELDS,
  UNITS_BY_GROUP_KIND,
  carriesMoney,
  type AmountField,
  type PriceAmounts,
  type PriceGroupKind,
  type PriceUnit,
} from './price-book'

type PercentField = (typeof PERCENT_FIELDS)[number]

export type PriceProblem =
  | {
      field: AmountField
      problem: 'notWhole' | 'negative' | 'tooLarge' | 'minAboveMax' | 'noMinimum'
    }
  | {
      field: PercentField
      problem: 'notPercent' | 'minAboveMax' | 'noMinimum' | 'required' | 'noPercent'
    }
  | { field: 'usdMin'; problem: 'noCurrency' | 'noMoney' }
  | { field: 'unit'; problem: 'unitDoesNotFit' }

export interface PriceRowRules extends PriceAmounts {
  unit: PriceUnit
}

const PAIRS = [
  ['usdMin', 'usdMax'],
  ['gbpMin', 'gbpMax'],
  ['eurMin', 'eurMax'],
] as const

/**
 * Finds the rules that a price row breaks. Amounts are integer minor units.
 * @returns an empty list for a valid row
 */
export function checkPriceRow(row: PriceRowRules, kind: PriceGroupKind): PriceProblem[] {
  return [...checkUnit(row, kind), ...checkMoney(row), ...checkPercent(row)]
}

/** @returns whether any field for money is set. Percentages do not count */
export function hasMoney(row: PriceAmounts): boolean {
  return AMOUNT_FIELDS.some((field) => isSet(row[field]))
}

function checkUnit(row: PriceRowRules, kind: PriceGroupKind): PriceProblem[] {
  return UNITS_BY_GROUP_KIND[kind].includes(row.unit)
    ? []
    : [{ field: 'unit', problem: 'unitDoesNotFit' }]
}

function checkMoney(row: PriceRowRules): PriceProblem[] {
  const problems: PriceProblem[] = []
  for (const field of AMOUNT_FIELDS) {
    const amount = row[field]
    if (!isSet(amount)) continue
    if (!Number.isInteger(amount)) problems.push({ field, problem: 'notWhole' })
    else if (amount < 0) problems.push({ field, problem: 'negative' })
    else if (amount > MAX_AMOUNT) problems.push({ field, problem: 'tooLarge' })
  }
  for (const [low, high] of PAIRS) {
    const [min, max] = [row[low], row[high]]
    if (!isSet(max)) continue
    if (!isSet(min)) problems.push({ field: low, problem: 'noMinimum' })
    else if (min > max) problems.push({ field: high, problem: 'minAboveMax' })
  }
  const mayCost = carriesMoney(row.unit)
  if (mayCost && !PAIRS.some(([low]) => isSet(row[low]))) {
    problems.push({ field: 'usdMin', problem: 'noCurrency' })
  }
  if (!mayCost && hasMoney(row)) problems.push({ field: 'usdMin', problem: 'noMoney' })
  return problems
}

function checkPercent(row: PriceRowRules): PriceProblem[] {
  const { percentMin, percentMax } = row
  const problems: PriceProblem[] = []
  for (const field of PERCENT_FIELDS) {
    const percent = row[field]
    if (isSet(percent) && !(percent >= 0 && percent <= 100))
      problems.push({ field, problem: 'notPercent' })
  }
  if (isSet(percentMax)) {
    if (!isSet(percentMin)) problems.push({ field: 'percentMin', problem: 'noMinimum' })
    else if (percentMin > percentMax) problems.push({ field: 'percentMax', problem: 'minAboveMax' })
  }
  if (row.unit === 'percent' && !isSet(percentMin))
    problems.push({ field: 'percentMin', problem: 'required' })
  if (row.unit !== 'percent' && (isSet(percentMin) || isSet(percentMax))) {
    problems.push({ field: 'percentMin', problem: 'noPercent' })
  }
  return problems
}

function isSet(value: number | null | undefined): value is number {
  return value !== null && value !== undefined
}
