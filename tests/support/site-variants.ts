import { COUNTRIES, type Country } from '../../packages/shared/src/countries'
import { LOCALES, type Locale } from '../../packages/shared/src/locales'

export interface Variant {
  country: Country
  locale: Locale
}

/** The country in which quick runs read each language. Together they cover all countries. */
export const COUNTRY_OF: Record<Locale, Country> = { en: 'us', ar: 'uk', de: 'gr' }

/**
 * The combinations of language and country that the tests read. Full runs read all combinations.
 */
export const VARIANTS: Variant[] = LOCALES.flatMap((locale) => {
  const countries = process.env.TEST_FULL ? COUNTRIES : [COUNTRY_OF[locale]]
  return countries.map((country) => ({ country, locale }))
})
