import type { BlockOf, BlockType } from '@studio/shared/contracts/blocks'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { PagePath } from '@studio/shared/paths'

/** The data of the surrounding page that blocks need. */
export interface BlockContext {
  country: Country
  /** The language of the page's texts, which may be English on an Arabic page. */
  locale: Locale
  contact: LayoutData['contact']
  headerTheme: 'light' | 'dark'
  studioName: string
  path: PagePath
}

export interface BlockProps<Type extends BlockType> {
  block: BlockOf<Type>
  context: BlockContext
}
