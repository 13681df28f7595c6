import 'server-only'
import type { z } from 'zod'
import { env } from '@/env'
import { CmsBadAnswer, CmsUnavailable } from './errors'

/** After this long, in milliseconds, visitors are better served with the page as it was. */
const TIMEOUT = 2_000
/** The CMS is a neighbour: packing an answer takes it longer than sending it. */
const PLAIN = { 'accept-encoding': 'identity' }

interface CmsRead<Schema extends z.ZodType> {
  path: string
  query?: Record<string, string>
  schema: Schema
  /** Marks the page that this read is for, so that a change can make it stale. */
  tags: string[]
}

/**
 * One read of the CMS. Throws on every answer that is not a good one: whatever
 * this returns ends up in a page that stays.
 */
export async function readCms<Schema extends z.ZodType>(
  read: CmsRead<Schema>,
): Promise<z.output<Schema>> {
  const url = `${env().CMS_URL}${read.path}?${new URLSearchParams(read.query).toString()}`
  const response = await request(url, read.tags)
  const answer = read.schema.safeParse(await readJson(response, url))
  if (answer.success && (response.ok || response.status === 404)) return answer.data
  const reason = answer.success ? 'unexpected status' : answer.error.issues[0]?.message
  throw new CmsBadAnswer(`${response.status} from ${url}: ${reason ?? 'unreadable'}`)
}

async function request(url: string, tags: string[]): Promise<Response> {
  try {
    return await fetch(url, {
      headers: PLAIN,
      next: { tags },
      signal: AbortSignal.timeout(TIMEOUT),
    })
  } catch (cause) {
    throw new CmsUnavailable(`No answer from ${url}`, { cause })
  }
}

async function readJson(response: Response, url: string): Promise<unknown> {
  try {
    return await response.json()
  } catch (cause) {
    throw new CmsBadAnswer(`${response.status} from ${url}: not JSON`, { cause })
  }
}
