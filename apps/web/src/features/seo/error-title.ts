import type { Locale } from '@studio/shared/locales'
import { translator } from '@/i18n/translator'

export function errorTitle(locale: Locale, kind: 'notFound' | 'unavailable'): string {
  const t = translator(locale, kind)
  return t('title')
}
