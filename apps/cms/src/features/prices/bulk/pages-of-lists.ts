import type { Pool } from 'pg'
import type { Usage } from '../../../editor/publishing/find-usage'
import { LAYOUT_PATH } from '../../../site/page-dependencies'

/** Reads the live pages that show one of the lists, with their countries and locales. */
export async function pagesOfLists(pool: Pool, lists: number[]): Promise<Usage['pages']> {
  const { rows } = await pool.query<Usage['pages'][number]>(
    `SELECT path, array_agg(DISTINCT country) AS countries, array_agg(DISTINCT locale) AS locales
     FROM site_builds WHERE documents && $1 AND path <> $2 GROUP BY path ORDER BY path`,
    [[...lists.map((id) => `price-groups:${id}`), 'price-groups:*'], LAYOUT_PATH],
  )
  return rows
}
