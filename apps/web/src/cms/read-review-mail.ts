import 'server-only'
import type { Locale } from '@studio/shared/locales'
import { type ReviewMailChoice, reviewMailSettingSchema } from '@studio/shared/review/review-mail'
import { readForOne } from './client'

/**
 * Cache policy: read anew each time. Null where the link is none.
 *
 * @param link what stands in the mail's address, whatever that is
 */
export async function readReviewMail(
  link: string,
  locale: Locale,
): Promise<ReviewMailChoice | null> {
  const read = await readForOne({
    path: `/api/review-mail/${encodeURIComponent(link)}`,
    headers: { 'Accept-Language': locale },
    schema: reviewMailSettingSchema,
    absent: [404],
  })
  return read?.reviewMail ?? null
}
