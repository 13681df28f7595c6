import type { PagePath } from '../paths'
import { ROUTES } from './manifest'
import { PRIVATE_BRANCHES } from './private'

const HIDDEN = ROUTES.filter(({ isIndexed }) => isIndexed === false).map(({ path }) => path)

/** Whether search engines may list an address; an editor can hide more, not show more. */
export function isIndexedPath(path: PagePath): boolean {
  const [first = ''] = path.split('/')
  return !HIDDEN.includes(path) && !PRIVATE_BRANCHES.includes(first)
}
