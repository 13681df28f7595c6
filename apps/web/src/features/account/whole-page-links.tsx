'use client'

import { useEffect } from 'react'

/** A link with an action of its own is not the router's either. */
const ROUTED = 'a[href^="/"]:not([data-action])'

/**
 * An account page's policy belongs to its document, and a document's policy to
 * each page that the router would show in it. So links lead on as if there were
 * no router: every page comes as a document of its own.
 */
export function WholePageLinks() {
  useEffect(() => {
    const leaveToBrowser = (event: MouseEvent) => {
      const { target } = event
      // React listens further in, and does not hear of it; the browser follows the link all the same.
      if (target instanceof Element && target.closest(ROUTED)) event.stopPropagation()
    }
    addEventListener('click', leaveToBrowser, { capture: true })
    return () => removeEventListener('click', leaveToBrowser, { capture: true })
  }, [])
  return null
}
