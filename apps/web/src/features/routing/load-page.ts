import 'server-only'
import { cache } from 'react'
import type { ResolvedPath } from '@studio/shared/contracts/page'
import type { ShellView } from '@studio/shared/contracts/shell'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { PagePath } from '@studio/shared/paths'
import { CmsBadAnswer, CmsUnavailable } from '@/cms/errors'
import { readPage } from '@/cms/read-page'
import { readShell } from '@/cms/read-shell'

export interface LoadedPage {
  view: ResolvedPath
  shell: ShellView
}

/** A page and what surrounds it, or null while the CMS gives no good answer. */
export const loadPage = cache(async function loadPage(
  country: Country,
  locale: Locale,
  path: PagePath,
): Promise<LoadedPage | null> {
  try {
    const view = await readPage(country, locale, path)
    // Read after the page, so that its `readAt` holds for header and footer too.
    return { view, shell: await readShell(country, locale) }
  } catch (error) {
    if (!(error instanceof CmsUnavailable || error instanceof CmsBadAnswer)) throw error
    console.error(`${error.name}: ${error.message}`)
    return null
  }
})
