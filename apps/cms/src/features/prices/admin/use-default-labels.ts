import { useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { DEFAULT_LOCALE } from '@studio/shared/locales'
import { useEffect, useState } from 'react'
import { z } from 'zod'

const listSchema = z.object({
  items: z.array(z.object({ key: z.string(), label: z.string().nullish() })).nullish(),
})

const NONE: ReadonlyMap<string, string> = new Map()

/**
 * @returns the rows' names in the default locale, by key; translators see them as the source text
 */
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
      // Without the names, translators see no source text, but the table works.
      .catch(() => setLabels(NONE))
    return () => controller.abort()
  }, [address, id, isTranslation, lastUpdateTime])

  return isTranslation ? labels : NONE
}
