import { callUrl } from '@studio/shared/api/call-url'
import { search } from '@studio/shared/api/search-calls'
import { MAX_QUESTION, type SearchAnswer, type SearchQuery } from '@studio/shared/contracts/search'
import { readAnswer } from '@/api/client/api-answer'

/** @returns null without a valid answer; throws only when `signal` is aborted */
export async function askSearch(
  { q, ...query }: SearchQuery,
  signal: AbortSignal,
): Promise<SearchAnswer | null> {
  const asked = { ...query, q: q.slice(0, MAX_QUESTION) }
  try {
    const response = await fetch(callUrl(search, { query: asked }), { signal })
    const answer = await readAnswer(response, search.answer)
    return answer.isDone ? answer.value : null
  } catch (error) {
    if (signal.aborted) throw error
    return null
  }
}
