import {
  MAX_QUESTION,
  type SearchAnswer,
  searchAnswerSchema,
  type SearchQuery,
} from '@studio/shared/contracts/search'
import { readAnswer } from '@/features/api/api-answer'

/** @returns null without a valid answer; throws only when `signal` is aborted */
export async function askSearch(
  { q, ...query }: SearchQuery,
  signal: AbortSignal,
): Promise<SearchAnswer | null> {
  const asked = new URLSearchParams({ ...query, q: q.slice(0, MAX_QUESTION) })
  try {
    const response = await fetch(`/api/search?${asked.toString()}`, { signal })
    const answer = await readAnswer(response, searchAnswerSchema)
    return answer.isDone ? answer.value : null
  } catch (error) {
    if (signal.aborted) throw error
    return null
  }
}
