import type { Metadata } from 'next'
import type { Locale } from '@studio/shared/locales'
import { translator } from '@/i18n/translator'

/** For the people who build and judge the site, not for search engines. */
export function guideMetadata(locale: Locale): Metadata {
  const t = translator(locale, 'styleGuide')
  return {
    title: t('title'),
    description: t('description'),
    robots: { index: false, follow: false },
  }
}
