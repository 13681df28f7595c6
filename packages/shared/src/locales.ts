/** The languages the site speaks. English is the default and has no prefix in a URL. */
export const LOCALES = ['en', 'ar', 'de'] as const

export type Locale = (typeof LOCALES)[number]

export const DEFAULT_LOCALE: Locale = 'en'

const DIRECTIONS = { en: 'ltr', ar: 'rtl', de: 'ltr' } as const satisfies Record<Locale, string>

/** Each language's name in that language, for selectors. */
export const LOCALE_NAMES = {
  en: 'English',
  ar: 'العربية',
  de: 'Deutsch',
} as const satisfies Record<Locale, string>

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

/** Anything that is not one of our languages falls back to English. */
export function toLocale(value: unknown): Locale {
  return isLocale(value) ? value : DEFAULT_LOCALE
}

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return DIRECTIONS[locale]
}

/** By its first letter, as `dir="auto"` decides. */
export function isRightToLeft(text: string): boolean {
  const [first = ''] = /\p{L}/u.exec(text) ?? []
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(
    first,
  )
}
