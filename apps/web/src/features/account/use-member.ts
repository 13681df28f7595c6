'use client'

import Cookies from 'js-cookie'
import { useEffect, useSyncExternalStore } from 'react'
import { SESSION_HINT_COOKIE } from '@studio/shared/cookies'
import { checkAuth } from './check-auth'

const CHANGED = 'studio:session'

/** Nobody, or somebody of whom it is not known yet whether they are staff or a client. */
export type Member = 'nobody' | 'somebody' | 'staff' | 'client'

/** What the server has said on this page. */
let known: 'staff' | 'client' | null = null

function listen(onChange: () => void): () => void {
  // Another tab may have logged in or out since.
  const events = [CHANGED, 'pageshow', 'focus']
  for (const event of events) addEventListener(event, onChange)
  return () => {
    for (const event of events) removeEventListener(event, onChange)
  }
}

/** Who is logged in, as far as the browser knows; asked for once a page, silently. */
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
