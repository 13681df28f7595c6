import type { Pool, PoolClient } from 'pg'
import { STUDIO_TIME_ZONE } from '../rounds/studio-days'

/**
 * Minutes without a new event before news are mailed, so that many notes in a row make one mail.
 */
const QUIET_MINUTES = 3
/** Minutes after which news are mailed although more keep coming. */
const MAX_DELAY_MINUTES = 15
/** Hour of the daily mail, in the studio's time zone. */
const DAILY_HOUR = 8

export interface Reader {
  id: number
  email: string
  name: string
  locale: string
}

/**
 * The readers whose news are due by their setting. News of readers who want no mail are always
 * due, and are dropped.
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
