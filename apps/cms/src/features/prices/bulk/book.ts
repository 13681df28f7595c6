import {
  AMOUNT_FIELDS,
  PERCENT_FIELDS,
  PRICE_GROUP_KINDS,
  PRICE_UNITS,
} from '@studio/shared/price-book'
import { z } from 'zod'

const amount = z.number().nullish()

const rowSchema = z.object({
  key: z.string(),
  /** The name in the requested language, or in English if there is no translation. */
  label: z.string(),
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

const listSchema = z.object({
  id: z.number(),
  key: z.string(),
  title: z.string(),
  kind: z.enum(PRICE_GROUP_KINDS),
  /** The id of the newest version. A change names it, so that it never overwrites a newer edit. */
  version: z.string(),
  /** Whether the list has the prices of other studios. */
  isComparison: z.boolean(),
  /** The id of the list that is shown in its place in currencies that this list lacks. */
  substitute: z.number().nullable(),
  rows: z.array(rowSchema),
})

export const bookSchema = z.object({ lists: z.array(listSchema) })

export type BookRow = z.infer<typeof rowSchema>

export type BookList = z.infer<typeof listSchema>

const figuresSchema = z
  .strictObject({
    ...fieldsWith(AMOUNT_FIELDS, z.number().int().nullable().optional()),
    ...fieldsWith(PERCENT_FIELDS, z.number().multipleOf(0.01).nullable().optional()),
  })
  .refine((figures) => Object.keys(figures).length > 0)

function fieldsWith<Field extends string, Schema>(fields: readonly Field[], schema: Schema) {
  return Object.fromEntries(fields.map((field) => [field, schema])) as Record<Field, Schema>
}

const MAX_LISTS = 200
const MAX_ROWS = 500

/**
 * New amounts and percentages of many prices. Amounts are in minor units. `null` removes a figure,
 * and a field that is left out does not change. `version` is the list's version from which the new
 * amounts were computed.
 */
export const priceChangesSchema = z.strictObject({
  lists: z
    .array(
      z.strictObject({
        id: z.number().int().positive().max(2_147_483_647),
        version: z.string().min(1).max(40),
        rows: z
          .array(z.strictObject({ key: z.string().min(1).max(80), figures: figuresSchema }))
          .min(1)
          .max(MAX_ROWS),
      }),
    )
    .min(1)
    .max(MAX_LISTS),
})

export type PriceChanges = z.infer<typeof priceChangesSchema>

export type RowFigures = z.infer<typeof figuresSchema>
