'use client'
import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { PageList } from '../../../editor/publishing/admin/page-list'
import { readUsage, type UsageAnswer } from '../../../editor/publishing/admin/read-usage'
import { useWords } from '../../../platform/admin-language/use-words'
import { priceBookWords } from './words'

export function PricePages({ listId }: { listId: string | number }) {
  const { SAVE_TEXTS } = useWords(priceBookWords)
  const { config } = useConfig()
  const { api } = config.routes
  const [usage, setUsage] = useState<UsageAnswer | 'failed' | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    readUsage(api, `price-groups/${listId}`, controller.signal).then(setUsage, () => {
      if (!controller.signal.aborted) setUsage('failed')
    })
    return () => controller.abort()
  }, [api, listId])

  return (
    <section aria-live="polite" className="confirm-prices__pages">
      {usage === null && <p>{SAVE_TEXTS.loadingPages}</p>}
      {usage === 'failed' && <p>{SAVE_TEXTS.pagesFailed}</p>}
      {usage !== null && usage !== 'failed' && usage.pages.length === 0 && (
        <p>{SAVE_TEXTS.noPages}</p>
      )}
      {usage !== null && usage !== 'failed' && usage.pages.length > 0 && (
        <>
          <h2>{SAVE_TEXTS.pages}</h2>
          <PageList pages={usage.pages} siteUrl={usage.siteUrl} />
        </>
      )}
    </section>
  )
}
