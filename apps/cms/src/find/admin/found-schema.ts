import { LOCALES } from '@studio/shared/locales'
import { z } from 'zod'
import type { Found, GroupKey } from '../hit'
import { FIND_WORDS } from '../words'

export const foundSchema = z.object({
  isComplete: z.boolean(),
  groups: z.array(
    z.object({
      key: z.enum(Object.keys(FIND_WORDS.groups) as GroupKey[]),
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
