import { z } from 'zod'
import { CURRENCIES } from '../money'
import { PERCENT_MEANINGS, PRICE_UNITS, QUANTITIES } from '../price-book'

/** A figure as one country's visitor sees it; amounts are integer minor units. */
export const figureSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('money'),
    currency: z.enum(CURRENCIES),
    min: z.int(),
    max: z.int().nullable(),
    isFrom: z.boolean(),
    unit: z.enum(PRICE_UNITS),
  }),
  z.object({
    kind: z.literal('percent'),
    meaning: z.enum(PERCENT_MEANINGS),
    min: z.number(),
    max: z.number().nullable(),
  }),
  z.object({ kind: z.literal('included') }),
])

export type Figure = z.infer<typeof figureSchema>

/** `min` to `max` of something; a missing bound is open. */
const spanSchema = z.object({ min: z.int(), max: z.int().nullable() })

export const priceRowSchema = z.object({
  key: z.string(),
  label: z.string(),
  note: z.string().nullable(),
  figure: figureSchema,
  minimumHours: z.number().nullable(),
  noticeHours: z.number().nullable(),
  /** Business days. */
  turnaround: spanSchema.nullable(),
  quantities: z.array(z.object({ kind: z.enum(QUANTITIES), amount: z.int() })),
  /** A booking's urgency, for premiums. */
  status: z.enum(['standard', 'urgent']).nullable(),
})

export type PriceRow = z.infer<typeof priceRowSchema>

export const priceGroupSchema = z.object({
  key: z.string(),
  title: z.string(),
  note: z.string().nullable(),
  kind: z.enum(['spots', 'packages', 'rental', 'addOns', 'terms']),
  rows: z.array(priceRowSchema),
})

export type PriceGroup = z.infer<typeof priceGroupSchema>
