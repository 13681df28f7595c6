'use client'

import { useEffect, useSyncExternalStore } from 'react'
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

let isChecked = false

/** Whether somebody is logged in, as far as the browser knows; asked for once a page, silently. */
export function useIsMember(): boolean {
  const isMember = useSyncExternalStore(
    listen,
    () => hasMarker(document.cookie),
    () => false,
  )
  useEffect(() => {
    if (!isMember || isChecked) return
    isChecked = true
    // A session that has ended takes its cookies with it.
    const told = () => dispatchEvent(new Event(CHANGED))
    void fetch('/api/user').then(told, () => undefined)
  }, [isMember])
  return isMember
}
