import 'server-only'
import { SITE_MEDIA_PATH } from '@studio/shared/api/site-reads'
import { FILE_LENGTH } from '@studio/shared/requests/bodies'
import { fetchCms } from '@/cms/client'
import { apiError } from '@/lib/http'
import { pickHeaders } from '@/lib/pick-headers'

/** The request headers that concern ranges and “not modified”. */
const REQUEST_HEADERS = ['range', 'if-range', 'if-none-match', 'if-modified-since']

const RESPONSE_HEADERS = [
  'content-type',
  FILE_LENGTH,
  'content-range',
  'content-disposition',
  'accept-ranges',
  'cache-control',
  'etag',
  'last-modified',
]

/** Statuses that are forwarded to the browser. All others are errors of the CMS. */
const FORWARDED_STATUSES = [200, 206, 304, 416]

/** Statuses of the CMS for a missing file or an impossible name. */
const NOT_FOUND_STATUSES = [400, 404]

/** Streams a file of the media library under the site's own address. */
export async function streamMedia(request: Request, segments: string[]): Promise<Response> {
  const names = segments.map(decode)
  if (names.some((name) => /^\.{1,2}$|[/\\]/.test(name))) return apiError(404, 'notFound')
  const answer = await fetchCms(
    `/api${SITE_MEDIA_PATH}/${names.map(encodeURIComponent).join('/')}`,
    {
      waits: 'media',
      method: request.method,
      headers: Object.fromEntries(pickHeaders(request.headers, REQUEST_HEADERS)),
      signal: request.signal,
    },
  ).catch(() => null)
  if (!answer) return apiError(503, 'cmsUnavailable', { 'Retry-After': '5' })
  if (NOT_FOUND_STATUSES.includes(answer.status)) return apiError(404, 'notFound')
  if (!FORWARDED_STATUSES.includes(answer.status)) return apiError(502, 'cmsBadAnswer')
  return new Response(answer.body, {
    status: answer.status,
    headers: pickHeaders(answer.headers, RESPONSE_HEADERS),
  })
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return '..'
  }
}
