import { parseCookies } from 'payload/shared'

/** Collections whose address is also that of a call, and which staff use in the admin. */
const SHARED_NAMES = ['categories', 'testimonials', 'sessions']

/**
 * The admin asks for its collections by Payload's own cookie (or `JWT` token), the
 * site and its visitors never have one.
 */
export function isForAdmin(headers: Headers, firstSegment: string | undefined): boolean {
  if (!SHARED_NAMES.includes(firstSegment ?? '')) return false
  const authorization = headers.get('authorization')
  if (authorization) return authorization.startsWith('JWT ')
  return parseCookies(headers).has('studio-cms-token')
}
