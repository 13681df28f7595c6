import type { SearchAnswer, SearchHit, SearchQuery } from '@studio/shared/contracts/search'
import type { Payload } from 'payload'
import { poolOf } from '../../platform/database/pool'
import { findEntries } from './find-entries'
import { readQuestion } from './question'
import { waitForIndex } from './wait-for-index'

/**
 * Searches the published content and returns the best hits first. Changes that were published
 * before the call are included.
 */
export async function searchSite(
  payload: Payload,
  { country, locale, q }: Pick<SearchQuery, 'country' | 'locale' | 'q'>,
): Promise<SearchAnswer> {
  const pool = poolOf(payload)
  await waitForIndex(payload)
  const question = await readQuestion(pool, locale, q)
  if (question.alternatives.length === 0) return { hits: [], correctedTo: null }
  const hits = await findEntries(pool, { country, locale, q }, question)
  return { hits: hits.map(asHit), correctedTo: hits.length > 0 ? question.correctedTo : null }

  function asHit({ figures, ...hit }: Awaited<ReturnType<typeof findEntries>>[number]): SearchHit {
    return { ...hit, figure: figures?.[country] ?? null }
  }
}
