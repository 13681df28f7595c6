import { cache } from 'react'
import type { PagePath } from '@studio/shared/paths'

const claimed = cache(() => new Set<PagePath>())

/**
 * Whether a picture is the first of its page’s on the page that is being made:
 * two of the same name cannot both move.
 */
export function claimPicture(path: PagePath): boolean {
  const paths = claimed()
  if (paths.has(path)) return false
  paths.add(path)
  return true
}
