import 'server-only'
import * as calls from '@studio/shared/api/account-calls'
import type { Locale } from '@studio/shared/locales'
import type { ReviewMailChoice } from '@studio/shared/review/review-mail'
import { readForOne } from './client'

/**
 * Cache policy: none.
 * @param link the segment from the mail's address, not validated
 * @returns null for an invalid link
 */
export async function readReviewMail(
  link: string,
  locale: Locale,
): Promise<ReviewMailChoice | null> {
  const read = await readForOne(calls.readReviewMail, {
    parameters: { link },
    headers: { 'Accept-Language': locale },
    instead: { 404: null },
  })
  return read?.reviewMail ?? null
}
