'use client'

import { callUrl } from '@studio/shared/api/call-url'
import { MAX_PATH_LENGTH, readPublicPath } from '@studio/shared/paths'
import { useEffect } from 'react'

/**
 * Reports the address of a missing page, so that editors can redirect it. It runs in the browser,
 * because most programs that ask for such addresses run no scripts.
 */
export function ReportMissedPath() {
  useEffect(() => {
    const { path } = readPublicPath(location.pathname)
    if (path === '' || path.length > MAX_PATH_LENGTH) return
    report(path).catch(() => undefined)
  }, [])
  return null
}

/** Loads the call when it is needed, because every page contains this component's script. */
async function report(path: string): Promise<void> {
  const { noteMissedPath } = await import('@studio/shared/api/search-calls')
  await fetch(callUrl(noteMissedPath), {
    method: noteMissedPath.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path }),
    keepalive: true,
  })
}
