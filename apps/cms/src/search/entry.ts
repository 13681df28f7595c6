import type { Media } from '@studio/shared/contracts/common'
import type { Figure } from '@studio/shared/contracts/price'
import type { SearchKind } from '@studio/shared/contracts/search'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { Passage } from './passages-of-document'

/** What one language knows of a document, or of a row of a price list. */
export interface SearchEntry {
  /** `pages:12`, as the outbox calls it. */
  document: string
  /** The key of the price list's row, or a city of the contact page; otherwise empty. */
  part: string
  locale: Locale
  kind: SearchKind
  /** null for prices: theirs is that of a page that sells or shows their list. */
  path: string | null
  title: string
  /** Other names of it, searched like a title and not shown. */
  keywords: string
  excerpt: string
  body: string
  image: Media | null
  /** Amounts of a price by country; countries without one do not find it. */
  figures: Partial<Record<Country, Figure>> | null
  /** null: all. */
  countries: Country[] | null
  /** The price lists that it shows or quotes from; of a price the page that its list names. */
  mentions: string[]
  /** The mentioned price lists that the page shows as tables. */
  shows: string[]
  /** The price list of the service that is its subject. */
  sells: string[]
  passages: Passage[]
  /** The other documents whose changes change this. */
  dependsOn: string[]
}
