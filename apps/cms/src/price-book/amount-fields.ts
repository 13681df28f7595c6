import { AMOUNT_FIELDS, PERCENT_FIELDS } from '@studio/shared/price-book'
import type { Field } from 'payload'
import { checkAmount, type FigureField } from './check-row'

/** Amounts in integer minor units (cents, pence) and percentages. */
export function amountFields({ isRow }: { isRow: boolean }): Field[] {
  return [...AMOUNT_FIELDS, ...PERCENT_FIELDS].map((name) => ({
    name,
    label: labelOf(name),
    type: 'number',
    validate: checkAmount(name, { isRow }),
  }))
}

/** `gbpMin` becomes “GBP, lowest” in validation messages. */
function labelOf(name: FigureField): string {
  const end = name.endsWith('Min') ? 'lowest' : 'highest'
  return name.startsWith('percent')
    ? `Percent, ${end}`
    : `${name.slice(0, 3).toUpperCase()}, ${end}`
}
