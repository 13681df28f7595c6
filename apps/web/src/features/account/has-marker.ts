import { MARKER_COOKIE } from '@/features/api-door/marker-cookie'

/** Whether the browser's cookies announce a session. */
export function hasMarker(cookies: string): boolean {
  return cookies.split(';').some((pair) => pair.trim() === `${MARKER_COOKIE}=1`)
}
