import type { ShellView } from '@studio/shared/contracts/shell'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'

/** What a block needs to know of the page around it. */
export interface BlockContext {
  country: Country
  /** The language of the page's words, which may be English on an Arabic page. */
  locale: Locale
  contact: ShellView['contact']
  headerTheme: 'light' | 'dark'
  studioName: string
}
