import { z } from 'zod'
import { LOGGED_KINDS, type LoggedKind } from './logged'

/** A day of the calendar. Postgres knows no year 0. */
const day = z.iso
  .date()
  .refine((text) => text >= '0001-01-01')
  .optional()
  .catch(undefined)

const id = z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined)

/** Invalid values, for example in an edited URL, are ignored. */
export const logFilterSchema = z.object({
  words: z.string().trim().max(200).optional().catch(undefined),
  person: id,
  kind: z
    .enum(LOGGED_KINDS as [LoggedKind, ...LoggedKind[]])
    .optional()
    .catch(undefined),
  document: id,
  from: day,
  to: day,
  timeZone: z
    .string()
    .refine((name) => Intl.supportedValuesOf('timeZone').includes(name))
    .optional()
    .catch(undefined),
  before: z.coerce.number().int().positive().optional().catch(undefined),
})
