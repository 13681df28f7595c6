import 'server-only'
import { sitePreview } from '@studio/shared/api/site-reads'
import type { PreviewAnswer } from '@studio/shared/contracts/preview'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { PagePath } from '@studio/shared/paths'
import { PREVIEW_HEADER } from '@studio/shared/preview'
import { readForOne } from './client'

interface PreviewRead {
  token: string
  country: Country
  locale: Locale
  /** The path to show. The default is the path of the ticket's document. */
  path?: PagePath
}

/**
 * Cache policy: none, because the answer is for one person and changes while an editor types.
 * @returns null if the ticket is invalid or the document is gone
 */
export function readPreviewed({ token, ...query }: PreviewRead): Promise<PreviewAnswer | null> {
  return readForOne(sitePreview, {
    query,
    headers: { [PREVIEW_HEADER]: token },
    instead: { 401: null, 404: null },
  })
}
