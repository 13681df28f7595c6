import type { Locale } from '@studio/shared/locales'

/** @param language the language of the admin in which the name is written */
export function languageName(locale: Locale, language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(locale) ?? locale
}
