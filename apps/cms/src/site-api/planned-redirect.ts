import type { ResolvedPath } from '@studio/shared/contracts/page'
import type { PagePath } from '@studio/shared/paths'
import { routeRedirect } from '@studio/shared/routes/redirects'

interface PlannedRedirect {
  view: ResolvedPath
  documents: string[]
}

/** The site's own old addresses, where no editor has put anything. */
export function plannedRedirect(path: PagePath, readAt: number): PlannedRedirect | null {
  const to = routeRedirect(path)
  if (to === null) return null
  return { view: { kind: 'redirect', readAt, to, isPermanent: true }, documents: [] }
}
