'use client'

import { useAuth } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'
import { STAFF_LIMITS } from '../session-limits'

/** Activity renews a session if the last renewal was at least this long ago. */
const RENEW_AFTER_MS = 3 * 60_000
/**
 * The session is checked this many milliseconds before its end. The admin's own dialog appears
 * later, one minute before the end.
 */
const CHECK_BEFORE_END_MS = 150_000

/**
 * Renews the session while the user is active, because Payload does so only in the last two
 * minutes. A tab in the background first checks whether another tab has renewed the session before
 * it logs the user out.
 */
export function KeepSession({ children }: { children: ReactNode }) {
  const { fetchFullUser, refreshCookie, tokenExpirationMs, user } = useAuth()

  useEffect(() => {
    if (!user || !tokenExpirationMs) return
    const prolong = () => {
      const passed = STAFF_LIMITS.idle - (tokenExpirationMs - Date.now())
      if (passed > RENEW_AFTER_MS) refreshCookie(true)
    }
    const check = setTimeout(
      () => void fetchFullUser(),
      Math.max(0, tokenExpirationMs - Date.now() - CHECK_BEFORE_END_MS),
    )
    window.addEventListener('pointerdown', prolong)
    window.addEventListener('keydown', prolong)
    return () => {
      clearTimeout(check)
      window.removeEventListener('pointerdown', prolong)
      window.removeEventListener('keydown', prolong)
    }
  }, [fetchFullUser, refreshCookie, tokenExpirationMs, user])

  return children
}
