import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { Found } from '../hit'
import { foundSchema } from './found-schema'

/** Milliseconds without a key press before the query is sent. */
const PAUSE_MS = 120
/**
 * Milliseconds after which an incomplete search is repeated, because the index is being updated.
 */
const AGAIN_MS = 1_500

interface State {
  query: string
  found: Found | null
}

/**
 * Searches while the user types.
 * @returns the last answered query and its hits; `found` is null if the server did not answer
 */
export function useFind(query: string): State | null {
  const { config } = useConfig()
  const { api } = config.routes
  const [state, setState] = useState<State | null>(null)
  const [round, setRound] = useState(0)
  const isIncomplete = state?.found?.isComplete === false

  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => {
      fetch(`${api}/find?q=${encodeURIComponent(query)}`, {
        credentials: 'include',
        signal: stop.signal,
      })
        .then(async (answer) => {
          const found = foundSchema.parse(await answer.json())
          setState({ query, found })
        })
        .catch(() => {
          if (!stop.signal.aborted) setState({ query, found: null })
        })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [api, query, round])

  useEffect(() => {
    if (!isIncomplete) return
    const timer = setTimeout(() => setRound((before) => before + 1), AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isIncomplete, round])

  return state
}
