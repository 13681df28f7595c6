import 'server-only'
import { previewAnswerSchema, type PreviewAnswer } from '@studio/shared/contracts/preview'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { PagePath } from '@studio/shared/paths'
import { PREVIEW_HEADER } from '@studio/shared/preview'
import { readForOne } from './client'

interface PreviewRead {
  token: string
  country: Country
  locale: Locale
  /** Defaults to the path of the ticket's document. */
  path?: PagePath
}

/**
 * Cache policy: none, because the answer is for one person and changes while an editor types. Null
 * if the ticket is invalid or the document is gone.
 */
export function readPreviewed({ token, ...query }: PreviewRead): Promise<PreviewAnswer | null> {
  return readForOne({
    path: '/api/site/preview',
    query,
    headers: { [PREVIEW_HEADER]: token },
    schema: previewAnswerSchema,
    absent: [401, 404],
  })
}
