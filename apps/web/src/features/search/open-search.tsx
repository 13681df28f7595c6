import type { ReactNode } from 'react'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { ClientMessages } from '@/i18n/client-messages'
import { messagesFor } from '@/i18n/messages'
import { SearchDialog } from './search-dialog'

interface Options {
  country: Country
  locale: Locale
  /** The element that gets the focus afterwards. Null if the search was opened by a key. */
  opener: HTMLElement | null
  onClose: () => void
}

export async function openSearch(options: Options): Promise<ReactNode> {
  const { search, prices } = await messagesFor(options.locale)
  return (
    <ClientMessages locale={options.locale} messages={{ search, prices }}>
      <SearchDialog {...options} />
    </ClientMessages>
  )
}
