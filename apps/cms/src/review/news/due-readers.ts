import type { Pool, PoolClient } from 'pg'
import { STUDIO_TIME_ZONE } from '../rounds/studio-days'

/** Minutes of quiet after which what was written is told, so that many notes in a row are one mail. */
const QUIET = 3
/** Minutes after which it is told although somebody still writes. */
const LONGEST = 15
/** The studio's hour at which the mail of the day is sent. */
const MORNING = 8

export interface Reader {
  id: number
  email: string
  name: string
  locale: string
}

/**
 * Who is to be written to now, because there is news for them and they want it by now. Of whoever
 * wants none, what was left is due at once: it is dropped.
 *
 * @param only looks at one reader alone
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
    [now, only, QUIET, LONGEST, MORNING, STUDIO_TIME_ZONE],
  )
  return rows
}
