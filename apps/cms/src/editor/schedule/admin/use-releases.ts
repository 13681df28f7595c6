import { useConfig } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { releaseSchema, type ReleaseView } from '../types'

const listSchema = z.object({ releases: z.array(releaseSchema) })

/** Null until the server has answered. @param path after `/releases`; null reads nothing */
export function useReleases(path: string | null, reason?: unknown) {
  const { config } = useConfig()
  const { api } = config.routes
  const [releases, setReleases] = useState<ReleaseView[] | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const read = useCallback(() => {
    if (path === null) return
    fetch(`${api}/releases${path}`, { credentials: 'include' })
      .then(async (answer) => {
        setReleases(listSchema.parse(await answer.json()).releases)
        setHasFailed(false)
      })
      .catch(() => setHasFailed(true))
  }, [api, path])
  useEffect(read, [read, reason])
  return { releases, hasFailed, read }
}

const TWO_YEARS_MS = 2 * 366 * 86_400_000

/** Releases with a name that documents can be put into. */
export function usePendingReleases(): { id: number; name: string }[] {
  const [path] = useState(() => {
    const now = Date.now()
    return rangePath(new Date(now), new Date(now + TWO_YEARS_MS))
  })
  const { releases } = useReleases(path)
  return (releases ?? []).flatMap(({ id, name, status }) =>
    name !== null && ['open', 'scheduled', 'waiting'].includes(status) ? [{ id, name }] : [],
  )
}

export function rangePath(from: Date, to: Date): string {
  return `?${new URLSearchParams({ from: from.toISOString(), to: to.toISOString() })}`
}
