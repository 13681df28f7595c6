import 'server-only'
import { cache } from 'react'
import type { PageAnswer } from '@studio/shared/contracts/page'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { NOWHERE } from '@studio/shared/negotiation'
import { isPagePath, type PagePath } from '@studio/shared/paths'
import { CmsBadAnswer, CmsUnavailable } from '@/cms/errors'
import { readPage } from '@/cms/read-page'

/** A page and what surrounds it, or null while the CMS gives no good answer. */
export const loadPage = cache(async function loadPage(
  country: Country,
  locale: Locale,
  path: PagePath,
): Promise<PageAnswer | null> {
  try {
    // No page can have such a path, and the CMS would refuse to look.
    return await readPage(country, locale, isPagePath(path) ? path : NOWHERE)
  } catch (error) {
    if (!(error instanceof CmsUnavailable || error instanceof CmsBadAnswer)) throw error
    console.error(`${error.name}: ${error.message}`)
    return null
  }
})
