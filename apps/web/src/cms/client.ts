import 'server-only'
import type { Visitor } from '@studio/shared/visitor/visitor'
import { signedVisitor } from '@studio/shared/visitor/visitor'
import type { z } from 'zod'
import { env } from '@/env'

/** The CMS did not answer: it is down, restarting or too slow. */
export class CmsUnavailable extends Error {
  override name = 'CmsUnavailable'
}

/** The CMS answered with an error or something that does not fit the contract. */
export class CmsBadAnswer extends Error {
  override name = 'CmsBadAnswer'
}

/** Timeouts in milliseconds by kind of request. */
const TIMEOUTS = {
  /** A visitor's first request waits for the country, and continues without it. */
  country: 300,
  /** After this time visitors get the last version of the page instead. */
  page: 2_000,
  readiness: 3_000,
  shareImage: 8_000,
  /** An editor or a logged-in visitor accepts a longer wait than other visitors. */
  person: 10_000,
  /** Until the file begins. The transfer itself depends on the visitor's connection. */
  media: 10_000,
  /** Generating a document with many pictures takes long. */
  document: 120_000,
  /** Until a chunk of a file has been sent and stored, even on a slow connection. */
  piece: 290_000,
  /** A streamed answer has to end within this time. */
  answer: 60_000,
  call: 15_000,
  upload: 60_000,
}

interface CmsRequest extends Omit<RequestInit, 'cache' | 'next'> {
  /** Required for streaming a request's body. */
  duplex?: 'half'
  waits: keyof typeof TIMEOUTS
  /** The visitor for whom the site asks. The header is signed, so that the CMS can trust it. */
  visitor?: Visitor | null
  headers?: Record<string, string>
  /**
   * Cache tags of the page that is rendered from the answer. Without them the answer belongs to
   * one request.
   */
  tags?: string[]
}

/**
 * Sends one request to the CMS and returns its answer with any status.
 *
 * @param path including the query
 * @throws {CmsUnavailable}
 */
export async function fetchCms(
  path: string,
  { waits, visitor, headers, tags, signal, ...init }: CmsRequest,
): Promise<Response> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), TIMEOUTS[waits]).unref()
  const url = `${env().CMS_URL}${path}`
  try {
    return await fetch(url, {
      ...init,
      headers: {
        // No compression, because on a local connection compressing takes longer than sending.
        'Accept-Encoding': 'identity',
        ...headers,
        ...(visitor && signedVisitor(visitor, env().PUBLISH_SECRET)),
      },
      signal: signal ? AbortSignal.any([signal, giveUp.signal]) : giveUp.signal,
      ...(tags ? { next: { tags } } : { cache: 'no-store' }),
    })
  } catch (cause) {
    throw new CmsUnavailable(`No answer from ${url}`, { cause })
  } finally {
    if (waits === 'media' || waits === 'document') clearTimeout(timer)
  }
}

interface CmsRead<Schema extends z.ZodType> {
  path: string
  query?: Record<string, string>
  schema: Schema
}

/**
 * Reads data for pages. Throws on every unsuccessful answer, because the page made from it is
 * cached.
 */
export async function readCms<Schema extends z.ZodType>({
  path,
  query,
  schema,
  tags,
}: CmsRead<Schema> & { tags: string[] }): Promise<z.output<Schema>> {
  const response = await fetchCms(withQuery(path, query), { waits: 'page', tags })
  return parse(response, schema, response.ok || response.status === 404)
}

/**
 * Reads data for one person, uncached. Null for the statuses in `absent`. The schema also accepts
 * the bodies of the statuses in `refused`.
 */
export async function readForOne<Schema extends z.ZodType>({
  path,
  query,
  schema,
  headers,
  absent,
  refused = [],
}: CmsRead<Schema> & {
  headers: Record<string, string>
  absent: number[]
  refused?: number[]
}): Promise<z.output<Schema> | null> {
  const response = await fetchCms(withQuery(path, query), { waits: 'person', headers })
  return absent.includes(response.status)
    ? null
    : parse(response, schema, response.ok || refused.includes(response.status))
}

function withQuery(path: string, query?: Record<string, string>): string {
  return query ? `${path}?${new URLSearchParams(query).toString()}` : path
}

async function parse<Schema extends z.ZodType>(
  response: Response,
  schema: Schema,
  isGood: boolean,
): Promise<z.output<Schema>> {
  const where = `${response.status} from ${response.url}`
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw new CmsBadAnswer(`${where}: not JSON`, { cause })
  })
  const answer = schema.safeParse(body)
  if (isGood && answer.success) return answer.data
  const reason = answer.success ? 'unexpected status' : answer.error.issues[0]?.message
  throw new CmsBadAnswer(`${where}: ${reason ?? 'unreadable'}`)
}

/** Logs a failed read, for which the page shows an error, and rethrows any other error. */
export function logCmsFailure(error: unknown): null {
  if (!(error instanceof CmsUnavailable || error instanceof CmsBadAnswer)) throw error
  console.error(`${error.name}: ${error.message}`)
  return null
}
