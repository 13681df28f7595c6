import 'server-only'
import type { Locale } from '@studio/shared/locales'
import { type ReviewMailChoice, reviewMailSettingSchema } from '@studio/shared/review/review-mail'
import { readForOne } from './client'

/**
 * Cache policy: none. Null for an invalid link.
 *
 * @param link the segment from the mail's address, not validated
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
