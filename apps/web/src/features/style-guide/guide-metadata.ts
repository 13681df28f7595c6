import type { Metadata } from 'next'
import type { Locale } from '@studio/shared/locales'
import { getTranslations } from 'next-intl/server'

/** For the people who build and judge the site, not for search engines. */
export async function guideMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'styleGuide' })
  return {
    title: t('title'),
    description: t('description'),
    robots: { index: false, follow: false },
  }
}
