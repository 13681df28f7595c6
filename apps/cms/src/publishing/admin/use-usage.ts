import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { COUNTRIES } from '@studio/shared/countries'
import { LOCALES } from '@studio/shared/locales'
import { useEffect, useState } from 'react'
import { z } from 'zod'

const usageSchema = z.object({
  pages: z.array(
    z.object({
      path: z.string(),
      countries: z.array(z.enum(COUNTRIES)),
      locales: z.array(z.enum(LOCALES)),
    }),
  ),
  isInShell: z.boolean(),
  lastChange: z.object({ changedAt: z.string(), liveAt: z.string().nullable() }).nullable(),
  siteUrl: z.string(),
})

export type UsageAnswer = z.infer<typeof usageSchema>

const EVERY = 2000

/** How often the server is asked after a save: about half a minute, then it is left alone. */
const MOST_QUESTIONS = 15

/** Where the open document is shown. Asks again for a while after a save, until the change is live. */
export function useUsage(): { usage: UsageAnswer | null; hasFailed: boolean; isSaved: boolean } {
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo()
  const { config } = useConfig()
  const [usage, setUsage] = useState<UsageAnswer | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const document = globalSlug
    ? `${globalSlug}/global`
    : id === undefined
      ? null
      : `${collectionSlug}/${id}`
  const address = `${config.routes.api}/publishing/usage/${document ?? ''}`

  useEffect(() => {
    if (document === null) return
    const controller = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let questions = 0

    async function ask() {
      try {
        const answer = await fetch(address, { credentials: 'include', signal: controller.signal })
        const read = usageSchema.parse(await answer.json())
        setUsage(read)
        setHasFailed(false)
        questions += 1
        // Right after a save the change may not be noted yet, so ask twice at least.
        const isSettled =
          questions > 1 && (read.lastChange === null || read.lastChange.liveAt !== null)
        if (!isSettled && questions < MOST_QUESTIONS) timer = setTimeout(() => void ask(), EVERY)
      } catch {
        if (!controller.signal.aborted) setHasFailed(true)
      }
    }

    void ask()
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [address, document, lastUpdateTime])

  return { usage, hasFailed, isSaved: document !== null }
}
