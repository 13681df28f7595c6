import { COUNTRIES, type Country } from '../../packages/shared/src/countries'
import { LOCALES, type Locale } from '../../packages/shared/src/locales'

export interface Variant {
  country: Country
  locale: Locale
}

/** The country in which each language is read in every run, so that all countries are covered. */
export const COUNTRY_OF: Record<Locale, Country> = { en: 'us', ar: 'uk', de: 'gr' }

/** The variants that the tests read: each language in its country, and in full in every country. */
export const VARIANTS: Variant[] = LOCALES.flatMap((locale) => {
  const countries = process.env.TEST_FULL ? COUNTRIES : [COUNTRY_OF[locale]]
  return countries.map((country) => ({ country, locale }))
})
