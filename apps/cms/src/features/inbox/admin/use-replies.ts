import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'

const replySchema = z.object({
  id: z.number(),
  from: z.enum(['client', 'studio']),
  /** The author, or only the author's id if the reader may not see the account. */
  author: z.union([z.number(), z.object({ name: z.string().nullish() })]).nullish(),
  text: z.string(),
  createdAt: z.string(),
})

export type ShownReply = z.infer<typeof replySchema>

const listSchema = z.object({ docs: z.array(replySchema) })

/** The maximum number of replies that are loaded. */
const MAX_REPLIES = 500

async function read(id: number): Promise<ShownReply[] | null> {
  const query = new URLSearchParams({
    'where[submission][equals]': String(id),
    sort: 'id',
    limit: String(MAX_REPLIES),
    depth: '1',
  })
  const response = await fetch(`/api/replies?${query.toString()}`).catch(() => null)
  return listSchema.safeParse(await response?.json().catch(() => null)).data?.docs ?? null
}

/** Loads the replies to a message, oldest first. The returned function loads them again. */
export function useReplies(id: number) {
  const [replies, setReplies] = useState<ShownReply[]>([])
  const [hasFailed, setHasFailed] = useState(false)
  const show = useCallback((list: ShownReply[] | null) => {
    setHasFailed(list === null)
    if (list) setReplies(list)
  }, [])
  useEffect(() => {
    let isGone = false
    void read(id).then((list) => {
      if (!isGone) show(list)
    })
    return () => {
      isGone = true
    }
  }, [id, show])
  const load = useCallback(async () => show(await read(id)), [id, show])
  return { replies, hasFailed, load }
}
