'use client'

import { useEffect } from 'react'

/** Links that the router handles. Links with `data-action` have their own handlers. */
const ROUTED = 'a[href^="/"]:not([data-action])'

/**
 * Makes links of account pages load whole documents. A content security policy belongs to its
 * document, so a page shown by the router would have the account's policy.
 */
export function WholePageLinks() {
  useEffect(() => {
    const leaveToBrowser = (event: MouseEvent) => {
      const { target } = event
      // The event is stopped before it reaches React's listener. The browser still follows the
      // link.
      if (target instanceof Element && target.closest(ROUTED)) event.stopPropagation()
    }
    addEventListener('click', leaveToBrowser, { capture: true })
    return () => removeEventListener('click', leaveToBrowser, { capture: true })
  }, [])
  return null
}
