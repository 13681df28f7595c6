'use client'

import { callUrl } from '@studio/shared/api/call-url'
import { noteMissedPath } from '@studio/shared/api/search-calls'
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
    fetch(callUrl(noteMissedPath), {
      method: noteMissedPath.method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ path }),
      keepalive: true,
    }).catch(() => undefined)
  }, [])
  return null
}
