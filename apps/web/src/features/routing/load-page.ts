import 'server-only'
import { cache } from 'react'
import type { PageAnswer } from '@studio/shared/contracts/page'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { NOWHERE } from '@studio/shared/negotiation'
import { isKnowablePath, type PagePath } from '@studio/shared/paths'
import { logCmsFailure } from '@/cms/client'
import { readPage } from '@/cms/read-page'

/** A page and what surrounds it, or null while the CMS gives no good answer. */
export const loadPage = cache(async function loadPage(
  country: Country,
  locale: Locale,
  path: PagePath,
): Promise<PageAnswer | null> {
  // No page can have such a path, and the CMS would refuse to look.
  return readPage(country, locale, isKnowablePath(path) ? path : NOWHERE).catch(logCmsFailure)
})
