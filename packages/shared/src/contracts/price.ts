import { z } from 'zod'
import { CURRENCIES } from '../money'
import { PERCENT_MEANINGS, PRICE_GROUP_KINDS, PRICE_UNITS, QUANTITIES } from '../price-book'

/** A range. If `max` is null, the range has no upper bound. */
const spanSchema = z.object({ min: z.int(), max: z.int().nullable() })

/** A price or a percentage for visitors from one country. Amounts are integer minor units. */
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
  z.object({ kind: z.literal('onRequest') }),
  /** Figures without an amount: a duration in business days, or a rule in words. */
  z.object({ kind: z.literal('turnaround'), days: spanSchema }),
  z.object({ kind: z.literal('rule'), text: z.string() }),
])

export type Figure = z.infer<typeof figureSchema>

export const priceRowSchema = z.object({
  key: z.string(),
  label: z.string(),
  note: z.string().nullable(),
  figure: figureSchema,
  minimumHours: z.number().nullable(),
  noticeHours: z.number().nullable(),
  /** The delivery time in business days. */
  turnaround: spanSchema.nullable(),
  quantities: z.array(z.object({ kind: z.enum(QUANTITIES), amount: z.int() })),
  /** The urgency of a booking, on which surcharges depend. */
  status: z.enum(['standard', 'urgent']).nullable(),
})

export type PriceRow = z.infer<typeof priceRowSchema>

export const priceGroupSchema = z.object({
  key: z.string(),
  title: z.string(),
  note: z.string().nullable(),
  kind: z.enum(PRICE_GROUP_KINDS),
  /** Whether the studio sells the items. Amounts of other providers are shown for comparison. */
  isOffer: z.boolean(),
  rows: z.array(priceRowSchema),
})

export type PriceGroup = z.infer<typeof priceGroupSchema>
