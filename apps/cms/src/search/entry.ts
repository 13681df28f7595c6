import type { Media } from '@studio/shared/contracts/common'
import type { Figure } from '@studio/shared/contracts/price'
import type { SearchKind } from '@studio/shared/contracts/search'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { Passage } from './passages-of-document'

/** A document, or a row of a price list, as the index has it in one language. */
export interface SearchEntry {
  /** `pages:12`, as the outbox calls it. */
  document: string
  /** The key of the price list's row, or a city of the contact page; otherwise empty. */
  part: string
  locale: Locale
  kind: SearchKind
  /** Null for prices: they are shown on a page that sells or shows their list. */
  path: string | null
  title: string
  /** Further names, searched like the title but not shown. */
  keywords: string
  excerpt: string
  body: string
  image: Media | null
  /** Amounts of a price by country. Visitors from other countries do not find the price. */
  figures: Partial<Record<Country, Figure>> | null
  /** Null means all countries. */
  countries: Country[] | null
  /**
   * For a page, the price lists that it shows or quotes. For a price, the page that its list names.
   */
  mentions: string[]
  /** The mentioned price lists that the page shows as tables. */
  shows: string[]
  /** The price list of the service that the page presents. */
  sells: string[]
  passages: Passage[]
  /** Other documents whose changes also change this entry. */
  dependsOn: string[]
}
