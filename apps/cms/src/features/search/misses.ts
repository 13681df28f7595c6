import type { SearchQuery } from '@studio/shared/contracts/search'
import type { Pool } from 'pg'

const SHORTEST = 2
const LONGEST = 80
/**
 * Texts that match this pattern are not stored, because they may contain an email address or a
 * phone number.
 */
const PERSONAL = /@|(?:[\d٠-٩][^\p{L}\d٠-٩]*){6}/u
/** The maximum number of recorded searches, so that bots cannot make the list too long to read. */
const MOST = 2_000
export const MISS_DAYS = 90

/** Records for editors that a search found nothing. The visitor is not recorded. */
export async function noteMiss(
  pool: Pool,
  { q, locale, country }: Pick<SearchQuery, 'q' | 'locale' | 'country'>,
): Promise<void> {
  const question = q
    .normalize('NFKC')
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
    .toLowerCase()
  if (question.length < SHORTEST || question.length > LONGEST || PERSONAL.test(question)) return
  await pool.query(
    `INSERT INTO search_misses (question, language, country, last_at)
     VALUES ($1, $2, $3, now())
     ON CONFLICT (language, country, question)
     DO UPDATE SET times = search_misses.times + 1, last_at = now(), updated_at = now()`,
    [question, locale, country],
  )
}

/** @returns the number of deleted entries */
export async function purgeMisses(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `DELETE FROM search_misses
     WHERE last_at < now() - make_interval(days => $1)
        OR id IN (SELECT id FROM search_misses ORDER BY times DESC, last_at DESC OFFSET $2)`,
    [MISS_DAYS, MOST],
  )
  return rowCount ?? 0
}
