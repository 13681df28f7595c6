import type { Locale } from '@studio/shared/locales'
import { getTranslations } from 'next-intl/server'

export async function errorTitle(
  locale: Locale,
  kind: 'notFound' | 'unavailable',
): Promise<string> {
  const t = await getTranslations({ locale, namespace: kind })
  return t('title')
}
