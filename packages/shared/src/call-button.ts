import type { PagePath } from './paths'

/** On pages about virtual production, and those below them, the header offers to call. */
export function hasCallButton(path: PagePath): boolean {
  return path.split('/')[0]?.includes('virtual-production') === true
}
