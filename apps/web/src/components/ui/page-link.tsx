'use client'

import { useState, type ComponentProps } from 'react'
import NextLink from 'next/link'

/**
 * A link that fetches its page when somebody points at it, not when it comes
 * into view: a page links to thirty others, and each would have to be made.
 */
export function PageLink(props: ComponentProps<typeof NextLink>) {
  const [isLikely, setIsLikely] = useState(false)
  const prepare = () => setIsLikely(mayPrefetch())
  return (
    <NextLink
      {...props}
      prefetch={isLikely ? null : false}
      onPointerEnter={prepare}
      onFocus={prepare}
    />
  )
}

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Not on a connection that the visitor pays for by the byte or waits for. */
function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return navigator.onLine && !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
}
