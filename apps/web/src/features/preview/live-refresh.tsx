'use client'
import { usePathname, useRouter } from 'next/navigation'
import { lazy, Suspense, useCallback, useEffect, useRef, useSyncExternalStore } from 'react'

/** Fetched here alone: no visitor's page carries it. */
const RefreshRouteOnSave = lazy(() =>
  import('@payloadcms/live-preview-react').then(({ RefreshRouteOnSave: Refresh }) => ({
    default: Refresh,
  })),
)

const never = () => () => undefined

interface Props {
  admin: string
  /** The previewed document that the page shows; null where it shows none. */
  document: string | null
  /** Where each previewed document stands now. */
  addresses: Record<string, string>
}

/** Shows the page anew when the admin has saved a draft, also where the draft has moved. */
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

/** As a path is typed, the document leaves the page's address: the page goes after it. */
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
