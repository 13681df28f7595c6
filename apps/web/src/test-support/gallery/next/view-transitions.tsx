import type { ReactNode } from 'react'

/**
 * Replaces the component that uses view transitions. The React that Next bundles has them, the
 * gallery's React does not.
 */
export function PagePicture({ children }: { children: ReactNode }) {
  return children
}
