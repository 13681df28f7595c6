import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { followUsage } from './follow-usage'
import { readUsage, type UsageAnswer } from './read-usage'

/** Reads the pages that show the open document, and polls until its last change is live. */
export function useUsage(): { usage: UsageAnswer | null; hasFailed: boolean; isSaved: boolean } {
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo()
  const { config } = useConfig()
  const { api } = config.routes
  const [usage, setUsage] = useState<UsageAnswer | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const document = globalSlug
    ? `${globalSlug}/global`
    : id === undefined
      ? null
      : `${collectionSlug}/${id}`

  useEffect(() => {
    if (document === null) return
    const controller = new AbortController()
    const { signal } = controller
    void followUsage({
      ask: () => readUsage(api, document, signal),
      isSettled: ({ lastChange }) => lastChange === null || lastChange.liveAt !== null,
      onAnswer: (answer) => {
        setUsage(answer)
        setHasFailed(false)
      },
      onFailure: () => setHasFailed(true),
      wait: (milliseconds) => waitUnlessSeen(milliseconds, signal),
      signal,
    })
    return () => controller.abort()
  }, [api, document, lastUpdateTime])

  return { usage, hasFailed, isSaved: document !== null }
}

/**
 * Browsers slow the timers of hidden tabs, so the wait also ends when the tab's visibility changes.
 */
function waitUnlessSeen(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    document.addEventListener('visibilitychange', end)
    signal.addEventListener('abort', end)
  })
}
