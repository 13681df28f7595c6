'use client'

import { useState, useSyncExternalStore, type ComponentProps, type MouseEvent } from 'react'
import NextLink from 'next/link'
import { mayPrefetch, onceIdle, mayPrefetchNow } from '@/lib/prefetch-policy'

type Props = ComponentProps<typeof NextLink> & { href: string }

/**
 * A link that fetches its page before it is pressed: at once when somebody points
 * at it, else when it is in view and the page has nothing else to do.
 */
export function PageLink({ onClick, ...props }: Props) {
  const [isLikely, setIsLikely] = useState(false)
  const isIdle = useSyncExternalStore(onceIdle, mayPrefetchNow, () => false)
  const prepare = () => setIsLikely(mayPrefetch())
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    ignoreHere(event)
  }
  return (
    <NextLink
      {...props}
      prefetch={isLikely || isIdle ? null : false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={press}
    />
  )
}

/** Whoever is there already goes nowhere; a menu that the link stands in has done its work. */
function ignoreHere(event: MouseEvent<HTMLAnchorElement>): void {
  const { currentTarget, metaKey, ctrlKey, shiftKey, altKey } = event
  if (currentTarget.href !== location.href || metaKey || ctrlKey || shiftKey || altKey) return
  event.preventDefault()
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}
