import type { Locale } from '@studio/shared/locales'
import { translator } from '@/i18n/translator'

export type AccountWords = ReturnType<typeof accountWords>

/** @returns the labels of the account link, by the visitor's state */
export function accountWords(locale: Locale) {
  const t = translator(locale, 'shell')
  return {
    logIn: t('logIn'),
    admin: t('admin'),
    opening: t('openingAdmin'),
    portal: t('clientPortal'),
  }
}
