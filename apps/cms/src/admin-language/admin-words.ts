import { DEFAULT_LOCALE, isLocale, type Locale } from '@studio/shared/locales'

/** The same keys with any text: a translation has other words and the same arguments. */
export type Translated<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string
    ? string
    : Words[Key] extends (...args: infer Args) => string
      ? (...args: Args) => string
      : Translated<Words[Key]>
}

export type AdminWords<Words> = Record<Locale, Translated<Words>>

/**
 * The words of one feature in each language of the admin. The compiler reports a key that a
 * language lacks.
 */
export function adminWords<Words>(words: {
  en: Words
  de: Translated<Words>
  ar: Translated<Words>
}): AdminWords<Words> {
  return words as AdminWords<Words>
}

/** @param language of the account, as Payload's `i18n` has it */
export function wordsIn<Words>(
  words: Record<Locale, Words>,
  { language }: { language: string },
): Words {
  return words[isLocale(language) ? language : DEFAULT_LOCALE]
}

/** The language for messages of a validation, which also runs in forms, where requests lack it. */
export function languageOf({ i18n }: { i18n?: { language: string } }): string {
  if (i18n) return i18n.language
  return typeof document === 'undefined' ? DEFAULT_LOCALE : document.documentElement.lang
}
