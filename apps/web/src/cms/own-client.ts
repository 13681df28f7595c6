import 'server-only'
import type { z } from 'zod'
import type { Locale } from '@studio/shared/locales'
import { env } from '@/env'
import { CmsBadAnswer, CmsUnavailable } from './errors'

const TIMEOUT = 10_000

interface OwnRead<Schema extends z.ZodType> {
  /** Below `/api`. */
  path: string
  token: string
  locale: Locale
  schema: Schema
}

/**
 * Cache policy: never kept, it is somebody's own. Null when the session is not,
 * or no longer, one.
 */
export async function readOwn<Schema extends z.ZodType>({
  path,
  token,
  locale,
  schema,
}: OwnRead<Schema>): Promise<z.output<Schema> | null> {
  const url = `${env().CMS_URL}/api${path}`
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': locale }
  const response = await fetch(url, {
    headers,
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch((cause: unknown) => {
    throw new CmsUnavailable(`No answer from ${url}`, { cause })
  })
  if (response.status === 401) return null
  const answer = schema.safeParse(await response.json().catch(() => null))
  if (response.ok && answer.success) return answer.data
  throw new CmsBadAnswer(`${response.status} from ${url}`)
}
