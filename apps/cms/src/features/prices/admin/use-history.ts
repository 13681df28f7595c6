import { useConfig } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import type { HistoryEntry } from '../history'

const historySchema = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      savedAt: z.string(),
      savedBy: z.string().nullable(),
      changes: z
        .array(
          z.object({
            row: z.string().nullable(),
            what: z.string(),
            before: z.string().nullish(),
            after: z.string().nullish(),
          }),
        )
        .nullable(),
      rowCount: z.number(),
      isCurrent: z.boolean(),
      isPartOfMany: z.boolean(),
    }),
  ),
  hasMore: z.boolean(),
})

interface HistoryState {
  entries: HistoryEntry[]
  status: 'loading' | 'ready' | 'failed'
  hasMore: boolean
  readMore: () => void
}

export function useHistory(groupId: string | number): HistoryState {
  const { config } = useConfig()
  const [page, setPage] = useState(1)
  const [attempt, setAttempt] = useState(0)
  const [entries, setEntries] = useState<HistoryEntry[]>([])
  const [status, setStatus] = useState<HistoryState['status']>('loading')
  const [hasMore, setHasMore] = useState(false)
  const address = `${config.routes.api}/price-book/history/${groupId}?page=${page}`

  useEffect(() => {
    const controller = new AbortController()
    void fetch(address, { credentials: 'include', signal: controller.signal })
      .then((answer) => answer.json())
      .then((body: unknown) => {
        const read = historySchema.parse(body)
        setEntries((before) => [...before, ...read.entries])
        setHasMore(read.hasMore)
        setStatus('ready')
      })
      .catch(() => {
        if (!controller.signal.aborted) setStatus('failed')
      })
    return () => controller.abort()
  }, [address, attempt])

  const readMore = useCallback(() => {
    if (status === 'failed') setAttempt((before) => before + 1)
    else setPage((before) => before + 1)
    setStatus('loading')
  }, [status])

  return { entries, status, hasMore, readMore }
}
