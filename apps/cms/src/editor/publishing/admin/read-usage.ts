import { COUNTRIES } from '@studio/shared/countries'
import { LOCALES } from '@studio/shared/locales'
import { z } from 'zod'

export const usageSchema = z.object({
  pages: z.array(
    z.object({
      path: z.string(),
      countries: z.array(z.enum(COUNTRIES)),
      locales: z.array(z.enum(LOCALES)),
    }),
  ),
  isInLayout: z.boolean(),
  lastChange: z.object({ changedAt: z.string(), liveAt: z.string().nullable() }).nullable(),
  appearsAt: z.string().nullable(),
  siteUrl: z.string(),
})

export type UsageAnswer = z.infer<typeof usageSchema>

/**
 * Reads which pages show a document.
 *
 * @param document in the format `collection/id`
 */
export async function readUsage(
  apiRoute: string,
  document: string,
  signal?: AbortSignal,
): Promise<UsageAnswer> {
  const answer = await fetch(`${apiRoute}/publishing/usage/${document}`, {
    credentials: 'include',
    ...(signal && { signal }),
  })
  if (!answer.ok) throw new Error(`The usage of ${document} was answered with ${answer.status}.`)
  return usageSchema.parse(await answer.json())
}
