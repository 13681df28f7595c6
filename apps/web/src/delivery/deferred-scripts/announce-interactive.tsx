'use client'

import { useEffect } from 'react'
import { INTERACTIVE } from './events.mjs'

/** Marks the page as interactive after hydration. */
export function AnnounceInteractive() {
  useEffect(() => {
    document.documentElement.dataset.interactive = ''
    window.dispatchEvent(new Event(INTERACTIVE))
  }, [])
  return null
}
