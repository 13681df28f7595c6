import type { PriceProblem } from '@studio/shared/price-rules'

export const PROBLEM_TEXTS: Record<PriceProblem['problem'] | 'notANumber', string> = {
  notANumber: 'An amount is a number of cents or pence, not a text: 850000 for $8,500.00.',
  notWhole: 'An amount is stored in whole cents or pence: 850000 for $8,500.00.',
  negative: 'A price cannot be negative.',
  tooLarge: 'This is more than ten million. Is there an extra digit?',
  minAboveMax: 'The highest price must not be below the lowest.',
  noMinimum: 'A highest price needs a lowest price beside it.',
  noCurrency: 'A price needs an amount in at least one currency.',
  noMoney:
    'A row in percent carries no amount of money, nor does one that is included, on request or a rule.',
  notPercent: 'A percentage lies between 0 and 100.',
  required: 'Write the percentage.',
  noPercent: 'Only rows with the unit “percent” carry a percentage.',
  unitDoesNotFit: 'This unit does not fit this kind of price list.',
}
