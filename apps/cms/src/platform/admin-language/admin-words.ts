import { DEFAULT_LOCALE, isLocale, type Locale } from '@studio/shared/locales'

/** A translation has the same keys and arguments as the English words, with any text. */
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

/** @param language the account's language from Payload's `i18n` */
export function wordsIn<Words>(
  words: Record<Locale, Words>,
  { language }: { language: string },
): Words {
  return words[isLocale(language) ? language : DEFAULT_LOCALE]
}

/**
 * The language of validation messages. Validations also run in forms, where the request has no
 * `i18n`.
 */
export function languageOf({ i18n }: { i18n?: { language: string } }): string {
  if (i18n) return i18n.language
  return typeof document === 'undefined' ? DEFAULT_LOCALE : document.documentElement.lang
}
