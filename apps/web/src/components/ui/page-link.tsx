'use client'

import { useState, useSyncExternalStore, type ComponentProps, type MouseEvent } from 'react'
import NextLink from 'next/link'
import { placeOnPage } from './place-on-page'
import { mayPrefetch, onceIdle, mayPrefetchNow } from '@/lib/prefetch-policy'

type Props = ComponentProps<typeof NextLink> & { href: string }

/**
 * A link that prefetches its page: at once when a visitor points at it, otherwise when it is in
 * view and the page is idle.
 */
export function PageLink({ onClick, ...props }: Props) {
  const [isLikely, setIsLikely] = useState(false)
  const isIdle = useSyncExternalStore(onceIdle, mayPrefetchNow, () => false)
  const prepare = () => setIsLikely(mayPrefetch())
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    stayHere(event)
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

/**
 * Handles links within the open page without Next. The browser itself scrolls to a place and keeps
 * the query of the address, while Next would load the page without that query and would not scroll.
 * A link to the open page itself does nothing. In both cases the menu that contains the link
 * closes.
 */
function stayHere(event: MouseEvent<HTMLAnchorElement>): void {
  const { currentTarget, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || metaKey || ctrlKey || shiftKey || altKey) return
  const place = placeOnPage(currentTarget, location)
  if (place === null && currentTarget.href !== location.href) return
  event.preventDefault()
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
  if (place !== null) location.assign(place)
}
