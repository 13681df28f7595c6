import 'server-only'
import type { Visitor } from '@studio/shared/visitor/visitor'
import { signedVisitor } from '@studio/shared/visitor/visitor'
import type { z } from 'zod'
import { env } from '@/env'

/** The CMS gave no answer: it is down, restarting or too slow. */
export class CmsUnavailable extends Error {
  override name = 'CmsUnavailable'
}

/** The CMS gave an answer that is not what the contract says. */
export class CmsBadAnswer extends Error {
  override name = 'CmsBadAnswer'
}

/** Milliseconds until a request is given up, by what waits for it. */
const TIMEOUTS = {
  /** A first visit, which goes on without the answer. */
  country: 300,
  /** After this long, visitors are better served with the page as it was. */
  page: 2_000,
  readiness: 3_000,
  shareImage: 8_000,
  /** An editor, or somebody who is logged in, waits more willingly than a visitor. */
  person: 10_000,
  /** Until the file begins; how long it takes is up to the visitor's connection. */
  media: 10_000,
  /** Until a document with many pictures has been made. */
  document: 120_000,
  /** Until a piece of a file has been sent and stored, also on a slow line. */
  piece: 290_000,
  /** Until an answer that is made while it is sent has come to its end. */
  answer: 60_000,
  call: 15_000,
  upload: 60_000,
}

interface CmsRequest extends Omit<RequestInit, 'cache' | 'next'> {
  /** For a body that is sent while it still comes. */
  duplex?: 'half'
  waits: keyof typeof TIMEOUTS
  /** For whom the site asks; signed, so that the CMS believes it. */
  visitor?: Visitor | null
  headers?: Record<string, string>
  /** Marks the page that is made from the answer; without them the answer is for one request alone. */
  tags?: string[]
}

/**
 * One request to the CMS, whatever its status is.
 *
 * @param path with its query
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
        // The CMS is a neighbour: packing an answer takes it longer than sending it.
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
 * What pages are made of. Throws on every answer that is not a good one: whatever
 * this returns ends up in a page that stays.
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
 * Never kept: it is for one person. Null where the answer's status is one of `absent`; what comes
 * with one of `refused` the schema knows as well.
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

/** Logs a read that failed, which the page then shows as such; any other error is thrown on. */
export function logCmsFailure(error: unknown): null {
  if (!(error instanceof CmsUnavailable || error instanceof CmsBadAnswer)) throw error
  console.error(`${error.name}: ${error.message}`)
  return null
}
