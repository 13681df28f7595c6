import 'server-only'
import { callUrl } from '@studio/shared/api/call-url'
import { findNearest, search } from '@studio/shared/api/search-calls'
import type { SearchAnswer, SearchHit } from '@studio/shared/contracts/search'
import { COUNTRIES, type Country } from '@studio/shared/countries'
import { type Locale, LOCALES } from '@studio/shared/locales'
import { NOWHERE } from '@studio/shared/negotiation'
import { type PagePath, plainOldPath } from '@studio/shared/paths'
import type { Visitor } from '@studio/shared/visitor/visitor'
import { ALL_PAGES_TAG } from '@studio/shared/cache-tags'
import { fetchCms, logCmsFailure, readCms } from './client'

interface Address {
  country: Country
  locale: Locale
  path: PagePath
}

interface Asked {
  country: Country
  locale: Locale
  q: string
  /** The rate limit counts the visitor's address. */
  visitor: Visitor | null
}

/**
 * Cache policy: none, because the answer is for one visitor's query.
 * @returns null without a valid answer
 */
export async function readSearch({
  country,
  locale,
  q,
  visitor,
}: Asked): Promise<SearchAnswer | null> {
  const url = callUrl(search, { query: { country, locale, q, settled: 'true' } })
  try {
    const response = await fetchCms(url, { waits: 'person', visitor, route: search.path })
    const answer = search.answer.safeParse(await response.json())
    return response.ok && answer.success ? answer.data : null
  } catch (error) {
    return logCmsFailure(error)
  }
}

/** Matches the country and language before the path in an address that names a country. */
const BEFORE_PATH = new RegExp(
  `^${NOWHERE}/(?:${COUNTRIES.join('|')})(?:/(?:${LOCALES.join('|')}))?/`,
)

/** Matches paths that people type or follow. Programs ask for other file endings. */
const TYPED = /^[\p{L}\p{M}\p{N}/_ -]+(?:\.html?)?$/iu

/** Cache policy: the answer is cached with its page. Pages that are not found are not cached. */
export async function readNearest({ country, locale, path }: Address): Promise<SearchHit[]> {
  const missed = plainOldPath(path.replace(BEFORE_PATH, ''))
  if (missed === null || !TYPED.test(missed)) return []
  const asked = { query: { country, locale, path: missed }, tags: [ALL_PAGES_TAG] }
  return (await readCms(findNearest, asked).catch(logCmsFailure)) ?? []
}
