import type { Currency } from './money'
import type { Locale } from './locales'

/**
 * The site's markets. `gr` is this product's code for the German market, although it is the ISO
 * code of Greece.
 */
export const COUNTRIES = ['us', 'uk', 'gr'] as const

export type Country = (typeof COUNTRIES)[number]

export const DEFAULT_COUNTRY: Country = 'us'

/** The query parameter of links to a country's version: `?lang=uk`. */
export const COUNTRY_QUERY = 'lang'

interface CountryFacts {
  /** Currencies in the order of preference. */
  currencies: readonly [Currency, ...Currency[]]
  /** The ISO 3166 code, as in the country headers of CDNs. */
  iso: string
  /**
   * The BCP 47 tags for formatting amounts, by interface language. Arabic pages show an amount from
   * left to right, `$8,500`, as Arabic trade sites do.
   */
  formats: Record<Locale, string>
}

export const COUNTRY_FACTS: Record<Country, CountryFacts> = {
  us: {
    currencies: ['USD'],
    iso: 'US',
    formats: { en: 'en-US', ar: 'en-US', de: 'de-DE' },
  },
  uk: {
    currencies: ['GBP', 'USD'],
    iso: 'GB',
    formats: { en: 'en-GB', ar: 'en-GB', de: 'de-DE' },
  },
  gr: {
    currencies: ['EUR', 'USD'],
    iso: 'DE',
    formats: { en: 'en-GB', ar: 'en-GB', de: 'de-DE' },
  },
}

/**
 * The country of a language that only one market speaks. Readers of that language can usually call
 * that country more easily than another one, whichever country the site assumes.
 */
export const COUNTRY_OF_LOCALE: Partial<Record<Locale, Country>> = { de: 'gr' }

export function isCountry(value: unknown): value is Country {
  return COUNTRIES.some((country) => country === value)
}
