import { CURRENCIES, parseAmount, type Currency } from '@studio/shared/money'
import { plainSigns } from '@studio/shared/plain-signs'
import type { ChangeRule, Ending, ProposedCurrency } from '../rule'
import type { Method } from './methods'
import type { BulkPriceWords } from './words'

/** The values of the form's fields. Numbers are stored as they were typed. */
export interface RuleForm {
  method: Method
  percent: string
  amount: string
  /** The number of percentage points. */
  points: string
  factor: string
  currencies: readonly Currency[]
  into: ProposedCurrency
  replaces: boolean
  ending: Ending
}

export const EMPTY_FORM: RuleForm = {
  method: 'percent',
  percent: '',
  amount: '',
  points: '',
  factor: '',
  currencies: CURRENCIES,
  into: 'GBP',
  replaces: false,
  ending: 'whole',
}

/** `text` explains the error; it is null while the field is empty. */
type ReadRule = { rule: ChangeRule } | { rule: null; text: string | null }

const PERCENT = /^[+-]?\d{1,3}(?:[.,]\d{1,2})?$/

const FACTOR = /^\d{1,3}(?:[.,]\d{1,4})?$/

export function readRule(form: RuleForm, texts: BulkPriceWords['BULK_TEXTS']): ReadRule {
  const { method, ending, currencies, into, replaces } = form
  if (method === 'csv') return { rule: null, text: null }
  if ((method === 'percent' || method === 'amount') && currencies.length === 0) {
    return { rule: null, text: texts.noCurrency }
  }
  const typed = form[method].trim()
  if (typed === '') return { rule: null, text: null }
  const signs = plainSigns(typed).replaceAll(/[ %]/g, '')
  if (method === 'percent') {
    const percent = decimal(signs, PERCENT)
    return percent !== null && percent > -100 && percent <= 500
      ? { rule: { kind: 'percent', percent, currencies, ending } }
      : { rule: null, text: texts.badPercent(typed) }
  }
  if (method === 'points') {
    const points = decimal(signs, PERCENT)
    return points !== null && Math.abs(points) <= 100
      ? { rule: { kind: 'points', points } }
      : { rule: null, text: texts.badPoints(typed) }
  }
  if (method === 'factor') {
    const factor = decimal(signs, FACTOR)
    return factor !== null && factor > 0 && factor <= 100
      ? { rule: { kind: 'factor', factor, into, replaces, ending } }
      : { rule: null, text: texts.badFactor(typed) }
  }
  const minor = signedAmount(signs)
  return minor === null
    ? { rule: null, text: texts.badAmount(typed) }
    : { rule: { kind: 'amount', minor, currencies, ending } }
}

/** Percentages and factors are small, so a comma in them can only be a decimal comma. */
function decimal(signs: string, pattern: RegExp): number | null {
  return pattern.test(signs) ? Number(signs.replace(',', '.')) : null
}

function signedAmount(signs: string): number | null {
  const isNegative = signs.startsWith('-')
  const parsed = parseAmount(signs.replace(/^[+-]/, ''), 'USD')
  if (!parsed.ok || parsed.minor === null) return null
  return isNegative ? -parsed.minor : parsed.minor
}
