import type { Pool, PoolClient } from 'pg'
import { STUDIO_TIME_ZONE } from '../../../platform/lib/studio-days'

/**
 * News are mailed after this many minutes without a new event, so that many notes in a row cause
 * only one mail.
 */
const QUIET_MINUTES = 3
/** News are mailed after this many minutes, even if more events keep coming. */
const MAX_DELAY_MINUTES = 15
/** The hour of the daily mail in the studio's time zone. */
const DAILY_HOUR = 8

export interface Reader {
  id: number
  email: string
  name: string
  locale: string
}

/**
 * Finds the readers whose news are due by their setting. News of readers who want no mails are
 * always due, and are deleted.
 *
 * @param only limits the search to one reader
 */
export async function findDueReaders(
  database: Pool | PoolClient,
  now: Date,
  only: number | null = null,
): Promise<Reader[]> {
  const { rows } = await database.query<Reader>(
    `WITH news AS (
       SELECT user_id, min(created_at) AS first, max(created_at) AS last
       FROM review_news WHERE $2::integer IS NULL OR user_id = $2 GROUP BY user_id
     )
     SELECT users.id, users.email, coalesce(users.name, '') AS name,
       coalesce(users.locale, '') AS locale
     FROM news JOIN users ON users.id = news.user_id
     WHERE CASE coalesce(users.review_mail, 'atOnce')
       WHEN 'atOnce' THEN last <= $1::timestamptz - make_interval(mins => $3)
         OR first <= $1::timestamptz - make_interval(mins => $4)
       WHEN 'daily' THEN first < (
         date_trunc('day', $1::timestamptz AT TIME ZONE $6 - make_interval(hours => $5))
           + make_interval(hours => $5)) AT TIME ZONE $6
       ELSE true END
     ORDER BY users.id`,
    [now, only, QUIET_MINUTES, MAX_DELAY_MINUTES, DAILY_HOUR, STUDIO_TIME_ZONE],
  )
  return rows
}
