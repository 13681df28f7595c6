import { type SearchAnswer, MAX_QUESTION, type SearchQuery } from '@studio/shared/contracts/search'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { useEffect, useState } from 'react'
import { callUrl } from '@studio/shared/api/call-url'
import { search } from '@studio/shared/api/search-calls'
import { readAnswer } from '@/api/client/api-answer'

/**
 * Milliseconds without input: the first until the search runs, the second until a query without
 * hits is recorded for editors.
 */
const PAUSE_MS = 120
const SETTLED_MS = 1_500

export type SearchState =
  | { is: 'idle' }
  | { is: 'asking'; last: SearchAnswer | null }
  | { is: 'answered'; answer: SearchAnswer; q: string }
  | { is: 'failed' }

/** Searches for a query. The previous results stay until the new ones have arrived. */
export function useSearch(q: string, country: Country, locale: Locale): SearchState {
  const [state, setState] = useState<SearchState>({ is: 'idle' })
  const [asked, setAsked] = useState('')
  const question = q.trim()
  if (question !== asked) {
    setAsked(question)
    setState(question ? { is: 'asking', last: lastOf(state) } : { is: 'idle' })
  }
  useEffect(() => {
    if (!question) return
    const { signal, abort } = abortable()
    const ask = async () => {
      const answer = await askSearch({ q: question, country, locale }, signal)
      setState(answer ? { is: 'answered', answer, q: question } : { is: 'failed' })
      if (answer?.hits.length !== 0) return
      await pause(SETTLED_MS, signal)
      await askSearch({ q: question, country, locale, settled: 'true' }, signal)
    }
    // The pause is aborted by further input and by closing the dialog.
    pause(PAUSE_MS, signal)
      .then(ask)
      .catch(() => undefined)
    return abort
  }, [question, country, locale])
  return state
}

function lastOf(state: SearchState): SearchAnswer | null {
  if (state.is === 'answered') return state.answer
  return state.is === 'asking' ? state.last : null
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new Error('aborted'))
    })
  })
}

/**
 * @returns null without a valid answer
 * @throws only if `signal` is aborted
 */
async function askSearch(
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
