import { DEFAULT_COUNTRY, isCountry, type Country } from '@studio/shared/countries'
import { isLocale, toLocale, type Locale } from '@studio/shared/locales'
import { NOWHERE } from '@studio/shared/negotiation'
import { HOME_SLUG, type PagePath } from '@studio/shared/paths'

/** Which page, for whom. */
export interface Address {
  country: Country
  locale: Locale
  path: PagePath
}

interface RouteParams {
  country: string
  locale: string
  path?: string[]
}

/** No page can have it: stands for an address in no country or language of ours. */
const NO_PAGE: PagePath = NOWHERE

export function readAddress({ country, locale, path = [] }: RouteParams): Address {
  if (!isCountry(country) || !isLocale(locale)) {
    return { country: DEFAULT_COUNTRY, locale: toLocale(locale), path: NO_PAGE }
  }
  const joined = path.join('/')
  return { country, locale, path: joined === HOME_SLUG ? '' : joined }
}
