import type { Locale } from '@studio/shared/locales'

/** @param language in which the name is written, one of the admin's */
export function languageName(locale: Locale, language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(locale) ?? locale
}
