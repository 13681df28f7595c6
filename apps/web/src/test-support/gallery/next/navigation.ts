import { useSyncExternalStore } from 'react'

/** Replaces `next/navigation`. Addresses change, but no page is fetched. */

const CHANGED = 'gallery-address'

export function goTo(href: string): void {
  history.pushState(null, '', href)
  dispatchEvent(new Event(CHANGED))
}

const router = {
  push: goTo,
  replace: (href: string) => {
    history.replaceState(null, '', href)
    dispatchEvent(new Event(CHANGED))
  },
  refresh: () => undefined,
}

export function useRouter() {
  return router
}

export function usePathname(): string {
  return useSyncExternalStore(onAddress, () => location.pathname)
}

function onAddress(changed: () => void): () => void {
  for (const event of [CHANGED, 'popstate']) addEventListener(event, changed)
  return () => {
    for (const event of [CHANGED, 'popstate']) removeEventListener(event, changed)
  }
}
