import type { PagePath } from '../paths'
import { ROUTES } from './manifest'
import { PRIVATE_BRANCHES } from './private'

const HIDDEN = ROUTES.filter(({ isIndexed }) => isIndexed === false).map(({ path }) => path)

/**
 * Whether search engines may index a path. An editor can hide more pages, but not show hidden
 * ones.
 */
export function isIndexedPath(path: PagePath): boolean {
  const [first = ''] = path.split('/')
  return !HIDDEN.includes(path) && !PRIVATE_BRANCHES.includes(first)
}
