import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { Pool } from 'pg'
import type { FoundPassage } from '../find-passages'

export type ServicePassage = Pick<
  FoundPassage,
  'kind' | 'path' | 'title' | 'heading' | 'anchor' | 'parts'
>

/**
 * All passages of the pages with these paths, in the order of the paths and then in their order on
 * the page.
 */
export async function passagesOfPages(
  pool: Pool,
  { country, locale }: { country: Country; locale: Locale },
  paths: readonly string[],
): Promise<ServicePassage[]> {
  if (paths.length === 0) return []
  const { rows } = await pool.query<ServicePassage>(
    `SELECT kind, path, title, heading, anchor, parts
     FROM search_entries AS entry JOIN search_passages AS passage ON passage.entry = entry.id
     WHERE locale = $1 AND part = '' AND path = ANY ($2::text[])
       AND (countries IS NULL OR $3 = ANY (countries))
     ORDER BY array_position($2::text[], path), passage.no`,
    [locale, paths, country],
  )
  return rows
}
