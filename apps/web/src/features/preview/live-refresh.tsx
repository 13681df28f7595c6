'use client'
import { usePathname, useRouter } from 'next/navigation'
import { lazy, Suspense, useCallback, useEffect, useRef, useSyncExternalStore } from 'react'

/** The component is loaded lazily, so that visitors' pages do not load it. */
const RefreshRouteOnSave = lazy(() =>
  import('@payloadcms/live-preview-react').then(({ RefreshRouteOnSave: Refresh }) => ({
    default: Refresh,
  })),
)

const never = () => () => undefined

interface Props {
  admin: string
  /** The previewed document that the page shows, or null if it shows none. */
  document: string | null
  /** The present path of each previewed document. */
  addresses: Record<string, string>
}

/** Refreshes the page when the admin has saved a draft, and follows a draft whose path changes. */
export function LiveRefresh({ admin, document, addresses }: Props) {
  const router = useRouter()
  useFollow(document, addresses)
  const refresh = useCallback(() => router.refresh(), [router])
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isInBrowser) return null
  return (
    <Suspense fallback={null}>
      <RefreshRouteOnSave refresh={refresh} serverURL={admin} />
    </Suspense>
  )
}

/**
 * Navigates to a document's new path when an editor changes it, because the document is no longer
 * at the page's address.
 */
function useFollow(document: string | null, addresses: Record<string, string>): void {
  const router = useRouter()
  const pathname = usePathname()
  const shown = useRef<{ pathname: string; document: string } | null>(null)
  useEffect(() => {
    if (document !== null) {
      shown.current = { pathname, document }
      return
    }
    if (shown.current?.pathname !== pathname) return
    const address = addresses[shown.current.document]
    if (address !== undefined) router.replace(address, { scroll: false })
  }, [addresses, document, pathname, router])
}
