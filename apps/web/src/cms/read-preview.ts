import 'server-only'
import { previewAnswerSchema, type PreviewAnswer } from '@studio/shared/contracts/preview'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { PagePath } from '@studio/shared/paths'
import { PREVIEW_HEADER } from '@studio/shared/preview'
import { env } from '@/env'
import { CmsBadAnswer, CmsUnavailable } from './errors'

/** An editor waits more willingly than a visitor. */
const TIMEOUT = 10_000

interface PreviewRead {
  token: string
  country: Country
  locale: Locale
  /** Without one, that of the ticket's document. */
  path?: PagePath
}

/**
 * Cache policy: never kept, and read anew each time: it is for one person, and changes as somebody
 * types. Null when the CMS no longer takes the ticket, or the document is gone.
 */
export async function readPreviewed({
  token,
  ...query
}: PreviewRead): Promise<PreviewAnswer | null> {
  const url = `${env().CMS_URL}/api/site/preview?${new URLSearchParams(query).toString()}`
  const response = await fetch(url, {
    headers: { [PREVIEW_HEADER]: token },
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch((cause: unknown) => {
    throw new CmsUnavailable(`No answer from ${url}`, { cause })
  })
  if (response.status === 401 || response.status === 404) return null
  const answer = previewAnswerSchema.safeParse(await response.json().catch(() => null))
  if (response.ok && answer.success) return answer.data
  const reason = answer.success ? '' : `: ${answer.error.issues[0]?.message ?? ''}`
  throw new CmsBadAnswer(`${response.status} from ${url}${reason}`)
}
