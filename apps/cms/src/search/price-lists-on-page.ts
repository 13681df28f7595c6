import type { Locale } from '@studio/shared/locales'
import type { Pool } from 'pg'

/** Ids of the price lists that a page shows or quotes from, in the order in which they stand on it. */
export async function priceListsOnPage(
  pool: Pool,
  locale: Locale,
  path: string,
): Promise<number[]> {
  const { rows } = await pool.query<{ mentions: string[] }>(
    'SELECT mentions FROM search_entries WHERE locale = $1 AND path = $2',
    [locale, path],
  )
  const documents = new Set(rows.flatMap(({ mentions }) => mentions))
  return [...documents].map((document) => Number(document.split(':')[1]))
}
