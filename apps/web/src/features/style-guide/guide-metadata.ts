import type { Metadata } from 'next'
import type { Locale } from '@studio/shared/locales'
import { translator } from '@/i18n/translator'

/** Metadata of the style guide. It is not indexed, because it is for the site's developers. */
export function guideMetadata(locale: Locale): Metadata {
  const t = translator(locale, 'styleGuide')
  return {
    description: t('description'),
    robots: { index: false, follow: false },
  }
}
