'use client'

import { useEffect, useEffectEvent } from 'react'

/**
 * Calls back when a link to a place on the current page is followed in the same tab.
 * @param place id of an element. Without it, the function does nothing
 */
export function usePlaceLinks(place: string | undefined, onFollowed: () => void): void {
  const follow = useEffectEvent((event: MouseEvent) => {
    const { target, button, ctrlKey, metaKey, shiftKey } = event
    const opensElsewhere = button !== 0 || ctrlKey || metaKey || shiftKey
    if (!place || opensElsewhere || !(target instanceof Element)) return
    const link = target.closest<HTMLAnchorElement>('a[href]')
    if (link?.hash === `#${place}` && link.pathname === location.pathname) onFollowed()
  })
  useEffect(() => {
    const hear = (event: MouseEvent) => follow(event)
    document.addEventListener('click', hear)
    return () => document.removeEventListener('click', hear)
  }, [])
}
