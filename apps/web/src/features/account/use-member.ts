'use client'

import Cookies from 'js-cookie'
import { useEffect, useSyncExternalStore } from 'react'
import { SESSION_HINT_COOKIE } from '@studio/shared/cookies'
import { checkAuth } from './check-auth'

const CHANGED = 'studio:session'

/** `somebody` has a session, but their role is not known yet. */
export type Member = 'nobody' | 'somebody' | 'staff' | 'client'

/** The role that the server has returned on this page. */
let known: 'staff' | 'client' | null = null

function listen(onChange: () => void): () => void {
  // Another tab may have logged in or out.
  const events = [CHANGED, 'pageshow', 'focus']
  for (const event of events) addEventListener(event, onChange)
  return () => {
    for (const event of events) removeEventListener(event, onChange)
  }
}

/** Finds out the visitor's session and role, from a cookie and one silent check per page. */
export function useMember(): Member {
  const member = useSyncExternalStore(
    listen,
    () => (Cookies.get(SESSION_HINT_COOKIE) === '1' ? (known ?? 'somebody') : 'nobody'),
    () => 'nobody' as const,
  )
  const isThere = member !== 'nobody'
  useEffect(() => {
    if (!isThere) return
    void checkAuth((isStaff) => {
      known = isStaff === null ? null : isStaff ? 'staff' : 'client'
      dispatchEvent(new Event(CHANGED))
    })
  }, [isThere])
  return member
}
