import type { Locale } from '@studio/shared/locales'
import { SearchLink } from '@/features/search/search-link'
import { SearchOpener } from '@/features/search/search-opener'
import { searchHref } from '@/features/search/search-path'

/** The button that opens the search, and a field in which a typed slash must not open it. */
export function Search({ locale }: { locale: Locale }) {
  return (
    <main className="on-paper wrap py-8">
      <SearchLink locale={locale} />
      <label className="grid">
        Name
        <input className="control" />
      </label>
      <SearchOpener country="us" locale={locale} href={searchHref(locale)} />
    </main>
  )
}
