/** The name of a language in the admin's language: `de` is „Deutsch“ in German. */
export function languageName(locale: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(locale) ?? locale
}
