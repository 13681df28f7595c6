'use client'

import { useAuth } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'
import { STAFF_LIMITS } from '../session-limits'

/** In milliseconds: how much of a session may have passed before activity prolongs it. */
const PROLONG_AFTER = 3 * 60_000
/** Before the admin asks whether somebody is still there, which it does a minute before the end. */
const CHECK_BEFORE_END = 150_000

/**
 * Whoever works in the admin stays logged in: Payload prolongs a session only in its last
 * two minutes. And a tab in the background asks, before it logs everybody out, whether
 * another tab has prolonged the session meanwhile.
 */
export function KeepSession({ children }: { children: ReactNode }) {
  const { fetchFullUser, refreshCookie, tokenExpirationMs, user } = useAuth()

  useEffect(() => {
    if (!user || !tokenExpirationMs) return
    const prolong = () => {
      const passed = STAFF_LIMITS.idle - (tokenExpirationMs - Date.now())
      if (passed > PROLONG_AFTER) refreshCookie(true)
    }
    const check = setTimeout(
      () => void fetchFullUser(),
      Math.max(0, tokenExpirationMs - Date.now() - CHECK_BEFORE_END),
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
