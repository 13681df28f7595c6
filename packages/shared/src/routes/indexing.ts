import type { PagePath } from '../paths'
import { ROUTES } from './manifest'
import { PRIVATE_BRANCHES } from './private'

const HIDDEN = ROUTES.filter(({ isIndexed }) => isIndexed === false).map(({ path }) => path)

/**
 * @returns whether search engines may index a path. An editor can hide further pages, but cannot
 * make hidden ones visible
 */
export function isIndexedPath(path: PagePath): boolean {
  const [first = ''] = path.split('/')
  return !HIDDEN.includes(path) && !PRIVATE_BRANCHES.includes(first)
}
