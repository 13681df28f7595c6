import { parseCookies } from 'payload/shared'

/** Collections that staff use in the admin and that have the same path as a declared call. */
const SHARED_NAMES = ['categories', 'testimonials', 'sessions']

/**
 * The admin's requests contain Payload's own cookie or a `JWT` token; requests of the site never
 * do.
 */
export function isForAdmin(headers: Headers, firstSegment: string | undefined): boolean {
  if (!SHARED_NAMES.includes(firstSegment ?? '')) return false
  const authorization = headers.get('authorization')
  if (authorization) return authorization.startsWith('JWT ')
  return parseCookies(headers).has('studio-cms-token')
}
