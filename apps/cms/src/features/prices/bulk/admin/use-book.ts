import { useConfig, useLocale } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { bookSchema, type BookList } from '../book'

const answerSchema = bookSchema.extend({
  recent: z.array(
    z.object({
      batch: z.string(),
      at: z.string(),
      by: z.string().nullable(),
      lists: z.array(z.object({ id: z.number(), title: z.string() })),
      prices: z.number(),
      undoable: z.number(),
      left: z.array(z.object({ list: z.string(), price: z.string() })),
    }),
  ),
})

export type Recent = z.infer<typeof answerSchema>['recent'][number]

interface Book {
  status: 'loading' | 'ready' | 'failed'
  lists: BookList[]
  /** The changes of many prices of the last day, newest first. */
  recent: Recent[]
}

const NOTHING: Book = { status: 'loading', lists: [], recent: [] }

/** Loads all price lists with their versions, in the form's language. `readAgain` reloads them. */
export function useBook(): Book & { readAgain: () => void } {
  const { config } = useConfig()
  const { code } = useLocale()
  const [attempt, setAttempt] = useState(0)
  const [book, setBook] = useState<Book>(NOTHING)
  const address = `${config.routes.api}/price-book/book?locale=${code}`

  useEffect(() => {
    const controller = new AbortController()
    void fetch(address, { credentials: 'include', signal: controller.signal })
      .then((answer) => {
        if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
        return answer.json()
      })
      .then((body: unknown) => setBook({ status: 'ready', ...answerSchema.parse(body) }))
      .catch(() => {
        if (!controller.signal.aborted) setBook((before) => ({ ...before, status: 'failed' }))
      })
    return () => controller.abort()
  }, [address, attempt])

  const readAgain = useCallback(() => setAttempt((before) => before + 1), [])
  return { ...book, readAgain }
}
