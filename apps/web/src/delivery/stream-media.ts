import 'server-only'
import { FILE_LENGTH } from '@studio/shared/requests/bodies'
import { fetchCms } from '@/cms/client'
import { apiError } from '@/lib/http'
import { pickHeaders } from '@/lib/pick-headers'

/** What the CMS needs to answer with a part of a file or with "not modified". */
const ASKED = ['range', 'if-range', 'if-none-match', 'if-modified-since']

const ANSWERED = [
  'content-type',
  FILE_LENGTH,
  'content-range',
  'content-disposition',
  'accept-ranges',
  'cache-control',
  'etag',
  'last-modified',
]

/** Statuses that mean something to a browser; any other is the CMS's trouble, not the visitor's. */
const PASSED_ON = [200, 206, 304, 416]

/** No such file, or a name that no file can have. */
const NOT_THERE = [400, 404]

/** A file of the media library under the site's own address. */
export async function streamMedia(request: Request, segments: string[]): Promise<Response> {
  const names = segments.map(decode)
  if (names.some((name) => /^\.{1,2}$|[/\\]/.test(name))) return apiError(404, 'notFound')
  const answer = await fetchCms(`/api/site/media/${names.map(encodeURIComponent).join('/')}`, {
    waits: 'media',
    method: request.method,
    headers: Object.fromEntries(pickHeaders(request.headers, ASKED)),
    signal: request.signal,
  }).catch(() => null)
  if (!answer) return apiError(503, 'cmsUnavailable', { 'Retry-After': '5' })
  if (NOT_THERE.includes(answer.status)) return apiError(404, 'notFound')
  if (!PASSED_ON.includes(answer.status)) return apiError(502, 'cmsBadAnswer')
  return new Response(answer.body, {
    status: answer.status,
    headers: pickHeaders(answer.headers, ANSWERED),
  })
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return '..'
  }
}
