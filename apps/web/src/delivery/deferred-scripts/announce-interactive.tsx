'use client'

import { useEffect } from 'react'
import { INTERACTIVE } from './events.mjs'

/** Says that the page answers to what is pressed. */
export function AnnounceInteractive() {
  useEffect(() => {
    document.documentElement.dataset.interactive = ''
    window.dispatchEvent(new Event(INTERACTIVE))
  }, [])
  return null
}
