import 'server-only'
import {
  type AddressInput,
  type CallAnswer,
  fillPath,
  type LooseInput,
} from '@studio/shared/api/call-url'
import type { Visitor } from '@studio/shared/visitor/visitor'
import { signedVisitor } from '@studio/shared/visitor/visitor'
import { z } from 'zod'
import { env } from '@/env'
import { CMS_UNAVAILABLE } from '@/lib/read-error'
import { announceSilence } from './silence'

/** The CMS did not answer: it is down, restarting or too slow. */
export class CmsUnavailable extends Error {
  override name = 'CmsUnavailable'
  digest = CMS_UNAVAILABLE
}

/** The CMS answered with an error or something that does not fit the contract. */
export class CmsBadAnswer extends Error {
  override name = 'CmsBadAnswer'
}

/** Timeouts in milliseconds by kind of request. */
const TIMEOUTS = {
  /** A visitor's first request waits for the lookup of the country, and continues without it. */
  country: 300,
  /** After this time, visitors get the last version of the page instead of a new one. */
  page: 2_000,
  readiness: 3_000,
  shareImage: 8_000,
  /** An editor or a logged-in visitor accepts a longer wait than other visitors. */
  person: 10_000,
  /** The wait until the file begins. The transfer itself depends on the visitor's connection. */
  media: 10_000,
  /** Generating a document with many pictures takes long. */
  document: 120_000,
  /** The wait until a chunk of a file has been sent and stored, even on a slow connection. */
  piece: 290_000,
  /** A streamed answer has to end within this time. */
  answer: 60_000,
  call: 15_000,
  upload: 60_000,
}

interface CmsRequest extends Omit<RequestInit, 'cache' | 'next'> {
  /** Has to be set for a request whose body is a stream. */
  duplex?: 'half'
  waits: keyof typeof TIMEOUTS
  /**
   * The visitor for whom the request is made. The header is signed, so that the CMS can trust it.
   */
  visitor?: Visitor | null
  headers?: Record<string, string>
  /**
   * The declared path of the call, for error messages. The path itself can contain a secret link
   * or the words of a visitor.
   */
  route?: string
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
  { waits, visitor, headers, tags, signal, route, ...init }: CmsRequest,
): Promise<Response> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), TIMEOUTS[waits]).unref()
  const url = `${env().CMS_URL}${path}`
  try {
    return await fetch(url, {
      ...init,
      headers: {
        // The answer is not compressed, because on a local connection compressing takes longer than
        // sending.
        'Accept-Encoding': 'identity',
        ...headers,
        ...(visitor && signedVisitor(visitor, env().PUBLISH_SECRET)),
      },
      signal: signal ? AbortSignal.any([signal, giveUp.signal]) : giveUp.signal,
      ...(tags ? { next: { tags } } : { cache: 'no-store' }),
    })
  } catch (cause) {
    announceSilence()
    throw new CmsUnavailable(`The CMS does not answer${route ? `: ${route}` : ''}`, { cause })
  } finally {
    if (waits === 'media' || waits === 'document') clearTimeout(timer)
  }
}

/** A declared call, or a read of the public content. */
interface CmsRead {
  path: string
  answer: z.ZodType | null
}

/**
 * Reads data for pages. Throws on every unsuccessful answer, because the page made from it is
 * cached.
 */
export async function readCms<Read extends CmsRead>(
  read: Read,
  { tags, ...address }: AddressInput<Read> & { tags: string[] },
): Promise<CallAnswer<Read>> {
  const response = await fetchCms(urlOf(read, address), { waits: 'page', tags, route: read.path })
  return parse(response, read, response.ok || response.status === 404)
}

/**
 * Reads data for one person, uncached.
 * @param instead values by status: an answer with such a status returns its value instead of
 * throwing
 */
export async function readForOne<Read extends CmsRead, Instead>(
  read: Read,
  {
    headers,
    instead,
    ...address
  }: AddressInput<Read> & { headers: Record<string, string>; instead: Record<number, Instead> },
): Promise<CallAnswer<Read> | Instead> {
  const response = await fetchCms(urlOf(read, address), {
    waits: 'person',
    headers,
    route: read.path,
  })
  const found = instead[response.status]
  return found === undefined ? parse(response, read, response.ok) : found
}

function urlOf({ path }: CmsRead, address: LooseInput): string {
  return `/api${fillPath(path, address)}`
}

async function parse<Read extends CmsRead>(
  response: Response,
  read: Read,
  isGood: boolean,
): Promise<CallAnswer<Read>> {
  const where = `${response.status} for ${read.path}`
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw new CmsBadAnswer(`${where}: not JSON`, { cause })
  })
  const answer = (read.answer ?? z.null()).safeParse(body)
  if (isGood && answer.success) return answer.data as CallAnswer<Read>
  const reason = answer.success ? 'unexpected status' : answer.error.issues[0]?.message
  throw new CmsBadAnswer(`${where}: ${reason ?? 'unreadable'}`)
}

/** Logs a failed read, for which the page shows an error, and rethrows any other error. */
export function logCmsFailure(error: unknown): null {
  if (!(error instanceof CmsUnavailable || error instanceof CmsBadAnswer)) throw error
  console.error(`${error.name}: ${error.message}`)
  return null
}
