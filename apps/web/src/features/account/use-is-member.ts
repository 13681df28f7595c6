'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { checkAuth } from './check-auth'
import { hasMarker } from './has-marker'

const CHANGED = 'studio:session'

function listen(onChange: () => void): () => void {
  // Another tab may have logged in or out since.
  const events = [CHANGED, 'pageshow', 'focus']
  for (const event of events) addEventListener(event, onChange)
  return () => {
    for (const event of events) removeEventListener(event, onChange)
  }
}

/** Whether somebody is logged in, as far as the browser knows; asked for once a page, silently. */
export function useIsMember(): boolean {
  const isMember = useSyncExternalStore(
    listen,
    () => hasMarker(document.cookie),
    () => false,
  )
  useEffect(() => {
    if (isMember) void checkAuth(() => dispatchEvent(new Event(CHANGED)))
  }, [isMember])
  return isMember
}
