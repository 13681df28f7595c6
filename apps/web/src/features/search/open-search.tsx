import type { ReactNode } from 'react'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { createTranslator } from 'next-intl'
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
  const messages = await messagesFor(options.locale)
  const common = { locale: options.locale, messages, timeZone: 'UTC' } as const
  const t = createTranslator({ ...common, namespace: 'search' })
  const prices = createTranslator({ ...common, namespace: 'prices' })
  return <SearchDialog {...options} t={t} prices={prices} />
}
