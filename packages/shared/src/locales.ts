/** The site's languages. English is the default and has no prefix in a URL. */
export const LOCALES = ['en', 'ar', 'de'] as const

export type Locale = (typeof LOCALES)[number]

export const DEFAULT_LOCALE: Locale = 'en'

const DIRECTIONS = { en: 'ltr', ar: 'rtl', de: 'ltr' } as const satisfies Record<Locale, string>

/** The name of each language in that language, for selectors. */
export const LOCALE_NAMES = {
  en: 'English',
  ar: 'العربية',
  de: 'Deutsch',
} as const satisfies Record<Locale, string>

/** Names of two letters, for places that have no space for the full name. */
export const LOCALE_SIGNS = {
  en: 'EN',
  ar: 'ع',
  de: 'DE',
} as const satisfies Record<Locale, string>

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

/** @returns the language, or English for an unknown one */
export function toLocale(value: unknown): Locale {
  return isLocale(value) ? value : DEFAULT_LOCALE
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return DIRECTIONS[locale]
}

/**
 * @returns whether a text runs from right to left. The first letter decides, as with `dir="auto"`
 */
export function isRightToLeft(text: string): boolean {
  const [first = ''] = /\p{L}/u.exec(text) ?? []
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(
    first,
  )
}
