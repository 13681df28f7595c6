import { COUNTRIES, type Country } from '../../packages/shared/src/countries'
import { LOCALES, type Locale } from '../../packages/shared/src/locales'

export interface Variant {
  country: Country
  locale: Locale
}

/** The country in which each language is read in every run: each country has one. */
export const COUNTRY_OF: Record<Locale, Country> = { en: 'us', ar: 'uk', de: 'gr' }

/** What is read of the whole site: each language in its country, in full in every country. */
export const VARIANTS: Variant[] = LOCALES.flatMap((locale) => {
  const countries = process.env.TEST_FULL ? COUNTRIES : [COUNTRY_OF[locale]]
  return countries.map((country) => ({ country, locale }))
})
