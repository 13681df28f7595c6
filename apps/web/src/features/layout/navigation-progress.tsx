'use client'

import { useEffect, useRef } from 'react'
import { usePathname } from 'next/navigation'
import { onNavigationStart } from './navigation-start'
import { runBar } from './run-bar'

/** Shows that a page is on its way; Next itself tells screen readers when it is there. */
export function NavigationProgress() {
  const pathname = usePathname()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let finish: (() => void) | undefined
    const stopListening = onNavigationStart((target) => {
      // A link to a place on this page, or to the page itself, loads nothing.
      if (element.current && target !== pathname) ({ finish } = runBar(element.current))
    })
    return () => {
      stopListening()
      finish?.()
    }
  }, [pathname])
  return <div ref={element} aria-hidden className="navigation-progress" />
}
