import { useConfig } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { KEPT_IN_TRASH } from '../kept-collections'
import type { TrashedDocument } from '../list-trash'

const answerSchema = z.object({
  documents: z.array(
    z.object({
      collection: z.enum(KEPT_IN_TRASH),
      id: z.number(),
      title: z.string(),
      address: z.string().nullable(),
      deletedAt: z.string(),
      deletedBy: z.string().nullable(),
      erasedAt: z.string(),
      hasDrafts: z.boolean(),
    }),
  ),
}) satisfies z.ZodType<{ documents: TrashedDocument[] }>

/**
 * Loads the documents in the trash. They are null until the server has responded. `read` loads them
 * again.
 */
export function useTrash() {
  const { config } = useConfig()
  const { api } = config.routes
  const [documents, setDocuments] = useState<TrashedDocument[] | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  const read = useCallback(() => {
    fetch(`${api}/trash`, { credentials: 'include' })
      .then(async (answer) => {
        setDocuments(answerSchema.parse(await answer.json()).documents)
        setHasFailed(false)
      })
      .catch(() => setHasFailed(true))
  }, [api])

  useEffect(read, [read])
  return { documents, hasFailed, read }
}
