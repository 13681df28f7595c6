import type { Media } from '@studio/shared/contracts/common'
import type { Figure } from '@studio/shared/contracts/price'
import type { SearchKind } from '@studio/shared/contracts/search'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { Passage } from './passages-of-document'

/** A document, or a row of a price list, as it is stored in the index in one language. */
export interface SearchEntry {
  /** The document in the format of the outbox, such as `pages:12`. */
  document: string
  /** The key of the price list's row, or a city of the contact page, or an empty string. */
  part: string
  locale: Locale
  kind: SearchKind
  /**
   * The path of the page. It is null for prices, because they are shown on another page that sells
   * the service or shows the list.
   */
  path: string | null
  title: string
  /** Other names of the document. They are searched like the title, but not shown. */
  keywords: string
  excerpt: string
  body: string
  image: Media | null
  /**
   * The amounts of a price by country. Visitors from countries that are not included do not find
   * the price.
   */
  figures: Partial<Record<Country, Figure>> | null
  /** The countries in which the entry can be found, or null for all countries. */
  countries: Country[] | null
  /**
   * For a page, the price lists that it shows or quotes. For a price, the page that its list names.
   */
  mentions: string[]
  /** Those of the mentioned price lists that the page shows as tables. */
  shows: string[]
  /** The price list of the service that is presented on the page. */
  sells: string[]
  passages: Passage[]
  /** Other documents on which this entry depends: a change of them also changes the entry. */
  dependsOn: string[]
}
