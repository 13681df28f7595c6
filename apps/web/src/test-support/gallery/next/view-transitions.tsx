import type { ReactNode } from 'react'

/** The React that Next bundles has view transitions; the gallery's React has none. */
export function PagePicture({ children }: { children: ReactNode }) {
  return children
}
