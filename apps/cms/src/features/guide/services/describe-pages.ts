import type { GuideSource } from '@studio/shared/api/guide'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { Pool } from 'pg'

export interface PageDescription {
  text: string
  source: GuideSource
}

/**
 * Reads the descriptions of the pages with these paths from the index, in the order of the paths.
 */
export async function describePages(
  pool: Pool,
  { country, locale }: { country: Country; locale: Locale },
  paths: readonly string[],
): Promise<PageDescription[]> {
  if (paths.length === 0) return []
  const { rows } = await pool.query<Pick<GuideSource, 'kind' | 'path' | 'title' | 'excerpt'>>(
    `SELECT kind, path, title, excerpt FROM search_entries
     WHERE locale = $1 AND part = '' AND kind <> 'price' AND path = ANY ($2::text[])
       AND (countries IS NULL OR $3 = ANY (countries))
     ORDER BY array_position($2::text[], path)`,
    [locale, paths, country],
  )
  return rows.flatMap(({ excerpt, ...page }) =>
    excerpt === '' ? [] : [{ text: excerpt, source: { ...page, excerpt: '', figure: null } }],
  )
}
