'use client'
import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { type z } from 'zod'
import { useWords } from '../../../../platform/admin-language/use-words'
import { PageList } from '../../../../editor/publishing/admin/page-list'
import { usageSchema } from '../../../../editor/publishing/admin/read-usage'
import { bulkPriceWords } from './words'

const answerSchema = usageSchema.pick({ pages: true, siteUrl: true })

type Shown = { lists: string; answer: z.infer<typeof answerSchema> | null }

/** The pages that show one of the changed lists. */
export function ChangedPages({ lists }: { lists: number[] }) {
  const { BULK_TEXTS } = useWords(bulkPriceWords)
  const { config } = useConfig()
  const { api } = config.routes
  const [shown, setShown] = useState<Shown | null>(null)
  const key = lists.join(',')

  useEffect(() => {
    const controller = new AbortController()
    void fetch(`${api}/price-book/pages?lists=${key}`, {
      credentials: 'include',
      signal: controller.signal,
    })
      .then((answer) => answer.json())
      .then((body) => setShown({ lists: key, answer: answerSchema.parse(body) }))
      .catch(() => {
        if (!controller.signal.aborted) setShown({ lists: key, answer: null })
      })
    return () => controller.abort()
  }, [api, key])

  const current = shown?.lists === key ? shown : null
  return (
    <section aria-live="polite" className="confirm-prices__pages">
      {!current && <p>{BULK_TEXTS.pagesLoading}</p>}
      {current && !current.answer && <p>{BULK_TEXTS.pagesFailed}</p>}
      {current?.answer?.pages.length === 0 && <p>{BULK_TEXTS.noPages}</p>}
      {current?.answer && current.answer.pages.length > 0 && (
        <>
          <h2>{BULK_TEXTS.pages}</h2>
          <PageList {...current.answer} />
        </>
      )}
    </section>
  )
}
