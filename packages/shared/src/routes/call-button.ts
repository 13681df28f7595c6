import type { PagePath } from '../paths'

/** Pages about virtual production show a button to call the studio. */
export function hasCallButton(path: PagePath): boolean {
  const [first = ''] = path.split('/')
  return first.includes('virtual-production')
}
