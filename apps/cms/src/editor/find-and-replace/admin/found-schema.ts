import { LOCALES } from '@studio/shared/locales'
import { z } from 'zod'
import { GROUP_KEYS, type Found } from '../hit'

export const foundSchema = z.object({
  isComplete: z.boolean(),
  groups: z.array(
    z.object({
      key: z.enum(GROUP_KEYS),
      title: z.string(),
      total: z.number(),
      hits: z.array(
        z.object({
          key: z.string(),
          title: z.string(),
          facts: z.array(z.string()),
          excerpt: z.string(),
          locale: z.enum(LOCALES).nullable(),
          href: z.string(),
        }),
      ),
    }),
  ),
}) satisfies z.ZodType<Found>
