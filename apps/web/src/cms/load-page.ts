import 'server-only'
import { cache } from 'react'
import type { PageAnswer } from '@studio/shared/contracts/page'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { NOWHERE } from '@studio/shared/negotiation'
import { isKnowablePath, type PagePath } from '@studio/shared/paths'
import { logCmsFailure } from '@/cms/client'
import { readPage } from '@/cms/read-page'

/**
 * Loads a page with its layout data.
 * @returns null without a valid answer of the CMS
 */
export const loadPage = cache(async function loadPage(
  country: Country,
  locale: Locale,
  path: PagePath,
): Promise<PageAnswer | null> {
  // The CMS refuses paths that no page can have, so it is asked for a path without a page instead.
  return readPage(country, locale, isKnowablePath(path) ? path : NOWHERE).catch(logCmsFailure)
})
