import { AMOUNT_FIELDS, PERCENT_FIELDS } from '@studio/shared/price-book'
import type { Field } from 'payload'
import { checkAmount } from './check-row'

/** Amounts in integer minor units (cents, pence) and percentages. */
export function amountFields({ isRow }: { isRow: boolean }): Field[] {
  return [...AMOUNT_FIELDS, ...PERCENT_FIELDS].map((name) => ({
    name,
    type: 'number',
    validate: checkAmount(name, { isRow }),
  }))
}
