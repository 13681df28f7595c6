import { AMOUNT_FIELDS, PERCENT_FIELDS } from '@studio/shared/price-book'
import { ValidationError, type CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { operationOf } from '../../platform/api/operation-of'
import { wordsIn } from '../../platform/admin-language/admin-words'
import { priceBookWords } from './admin/words'

const FIGURE_FIELDS = [...AMOUNT_FIELDS, ...PERCENT_FIELDS]

const argsSchema = z.object({
  data: z.object({ items: z.array(z.record(z.string(), z.unknown())) }),
})

/**
 * Refuses amounts that arrive as strings. Payload would turn `"8,500"` into 8 and `"85OO"` into 85
 * before any validation.
 */
export const refuseTextAmounts: CollectionBeforeOperationHook = (call) => {
  const { args, req } = call
  if (!['create', 'update'].includes(operationOf(call))) return
  const parsed = argsSchema.safeParse(args)
  if (!parsed.success) return
  const { notANumber } = wordsIn(priceBookWords, req.i18n).PROBLEM_TEXTS
  const errors = parsed.data.data.items.flatMap((row, index) => [
    ...textAmounts(row, `items.${index}`, notANumber),
    ...sourcesOf(row).flatMap((source, place) =>
      textAmounts(source, `items.${index}.readings.${place}`, notANumber),
    ),
  ])
  if (errors.length > 0) throw new ValidationError({ collection: 'price-groups', errors }, req.t)
}

function textAmounts(row: Record<string, unknown>, place: string, message: string) {
  return FIGURE_FIELDS.filter((field) => typeof row[field] === 'string').map((field) => ({
    path: `${place}.${field}`,
    message,
  }))
}

function sourcesOf({ readings }: Record<string, unknown>): Record<string, unknown>[] {
  return z.array(z.record(z.string(), z.unknown())).catch([]).parse(readings)
}
