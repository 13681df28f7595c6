import { useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import type { Locale } from '@studio/shared/locales'

/**
 * Publishes the form in the same way as Payload's own button.
 *
 * @returns a function that takes the language to publish, or null for all languages, and returns
 * whether it was published
 */
export function usePublish(): (locale: Locale | null) => Promise<boolean> {
  const { config } = useConfig()
  const { code } = useLocale()
  const { submit } = useForm()
  const info = useDocumentInfo()
  const { id, collectionSlug } = info
  return async (locale) => {
    const query = new URLSearchParams({
      depth: '0',
      locale: locale ?? code,
      ...(locale && { publishSpecificLocale: locale }),
    })
    const document = id === undefined ? collectionSlug : `${collectionSlug}/${id}`
    const result = await submit({
      action: `${config.routes.api}/${document}?${query}`,
      overrides: { _status: 'published' },
    })
    if (!result?.res.ok) return false
    info.setUnpublishedVersionCount(0)
    info.setMostRecentVersionIsAutosaved(false)
    info.setHasPublishedDoc(true)
    return true
  }
}
