import { sql } from '@payloadcms/db-postgres'
import type { ReviewMailChoice } from '@studio/shared/review/review-mail'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../database/in-transaction'
import { queryWithin } from '../../database/query-within'

/**
 * Switching mail off deletes pending news, so that they are not sent when it is switched on again.
 */
export function setReviewMail(
  req: PayloadRequest,
  accountId: number,
  choice: ReviewMailChoice,
): Promise<void> {
  return inTransaction(req, async () => {
    await queryWithin(
      req,
      sql`UPDATE users SET review_mail = ${choice}, updated_at = now() WHERE id = ${accountId}`,
    )
    if (choice !== 'never') return
    await queryWithin(req, sql`DELETE FROM review_news WHERE user_id = ${accountId}`)
  })
}
