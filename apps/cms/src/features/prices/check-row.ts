import {
  PRICE_GROUP_KINDS,
  PRICE_UNITS,
  type AMOUNT_FIELDS,
  type PERCENT_FIELDS,
  type PriceGroupKind,
} from '@studio/shared/price-book'
import { checkPriceRow } from '@studio/shared/price-rules'
import type { Validate } from 'payload'
import { z } from 'zod'
import { languageOf, wordsIn } from '../../platform/admin-language/admin-words'
import { priceBookWords, type PriceBookWords } from './admin/words'

interface Checked {
  data: unknown
  siblingData: unknown
  req: { i18n: { language: string } }
}

export type FigureField = (typeof AMOUNT_FIELDS)[number] | (typeof PERCENT_FIELDS)[number]

const amount = z.number().nullish()

const rowSchema = z.object({
  unit: z.enum(PRICE_UNITS),
  usdMin: amount,
  usdMax: amount,
  gbpMin: amount,
  gbpMax: amount,
  eurMin: amount,
  eurMax: amount,
  percentMin: amount,
  percentMax: amount,
})

const kindSchema = z.object({ kind: z.enum(PRICE_GROUP_KINDS) })

interface AmountOf {
  field: FigureField
  isRow: boolean
}

/** Creates the validation of one amount field of a collection. */
export function checkAmount(field: FigureField, { isRow }: { isRow: boolean }): Validate {
  return (value: unknown, { req, ...form }: Checked) =>
    checkAmountIn(
      wordsIn(priceBookWords, { language: languageOf(req) }),
      { field, isRow },
      value,
      form,
    )
}

/**
 * Validates one amount. The figures of a row's other source have no unit, so only their amounts are
 * checked.
 * @returns `true`, or the message of the first rule that the amount breaks
 */
export function checkAmountIn(
  words: PriceBookWords,
  { field, isRow }: AmountOf,
  value: unknown,
  { data, siblingData }: Pick<Checked, 'data' | 'siblingData'>,
): string | true {
  if (value !== null && value !== undefined && !Number.isFinite(value)) {
    return words.PROBLEM_TEXTS.notWhole
  }
  return problemOf(field, isRow ? siblingData : asRow(siblingData), data, words) ?? true
}

export const checkUnit: Validate = (value: unknown, { data, siblingData, req }: Checked) => {
  const words = wordsIn(priceBookWords, { language: languageOf(req) })
  if (!PRICE_UNITS.some((unit) => unit === value)) return words.UNIT_TEXTS.missing
  return problemOf('unit', siblingData, data, words) ?? true
}

function problemOf(
  field: string,
  candidate: unknown,
  group: unknown,
  { PROBLEM_TEXTS }: PriceBookWords,
): string | undefined {
  const row = rowSchema.safeParse(candidate)
  if (!row.success) return undefined
  const found = checkPriceRow(row.data, kindOf(group, row.data)).find(
    (problem) => problem.field === field,
  )
  return found && PROBLEM_TEXTS[found.problem]
}

/** If the kind is unknown, only the rules of the unit can be checked. */
function kindOf(group: unknown, row: z.infer<typeof rowSchema>): PriceGroupKind {
  const parsed = kindSchema.safeParse(group)
  if (parsed.success) return parsed.data.kind
  return row.unit.startsWith('spot') ? 'spots' : 'rental'
}

function asRow(source: unknown): unknown {
  if (typeof source !== 'object' || source === null) return source
  const isPercent = 'percentMin' in source && typeof source.percentMin === 'number'
  const hasAmount = Object.entries(source).some(
    ([key, value]) => /^(usd|gbp|eur)/.test(key) && value != null,
  )
  return { ...source, unit: isPercent ? 'percent' : hasAmount ? 'each' : 'included' }
}
