'use client'

import { useEffect, useRef } from 'react'
import { usePathname } from 'next/navigation'
import { onNavigationStart } from './navigation-start'
import { runBar } from './run-bar'

/**
 * The bar that shows that the next page is loading. Next announces the new page to screen readers.
 */
export function NavigationProgress() {
  const pathname = usePathname()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let finish: (() => void) | undefined
    const stopListening = onNavigationStart((target) => {
      // Links within the page load nothing, so no bar is shown.
      if (element.current && target !== pathname) ({ finish } = runBar(element.current))
    })
    return () => {
      stopListening()
      finish?.()
    }
  }, [pathname])
  return <div ref={element} aria-hidden className="navigation-progress" />
}
