import { useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { DEFAULT_LOCALE } from '@studio/shared/locales'
import { useEffect, useState } from 'react'
import { z } from 'zod'

const listSchema = z.object({
  items: z.array(z.object({ key: z.string(), label: z.string().nullish() })).nullish(),
})

const NONE: ReadonlyMap<string, string> = new Map()

/** The rows' names in the default locale by key, which translators see as the source text. */
export function useDefaultLabels(): ReadonlyMap<string, string> {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo()
  const { code } = useLocale()
  const { config } = useConfig()
  const [labels, setLabels] = useState(NONE)
  const isTranslation = code !== DEFAULT_LOCALE
  const address = `${config.routes.api}/${collectionSlug}/${id}?depth=0&locale=${DEFAULT_LOCALE}`

  useEffect(() => {
    if (!isTranslation || id === undefined) return
    const controller = new AbortController()
    void fetch(address, { credentials: 'include', signal: controller.signal })
      .then((answer) => answer.json())
      .then((body: unknown) => {
        const items = listSchema.parse(body).items ?? []
        setLabels(new Map(items.map(({ key, label }) => [key, label ?? ''])))
      })
      // The table works without the names.
      .catch(() => setLabels(NONE))
    return () => controller.abort()
  }, [address, id, isTranslation, lastUpdateTime])

  return isTranslation ? labels : NONE
}
