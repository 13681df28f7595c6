import type { PageView } from '@studio/shared/contracts/page'
import type { Locale } from '@studio/shared/locales'
import type { PagePath } from '@studio/shared/paths'
import type { PublishedReader } from '../reader'

/** A document that has an address, and how its view is made in the language that it can be read in. */
export interface Found {
  readyLocales: Locale[]
  build(reader: PublishedReader, readAt: number): Promise<PageView>
}

/** Knows one kind of address; null for all others, and where nothing is published. */
export type Finder = (reader: PublishedReader, path: PagePath) => Promise<Found | null>
