import type { PagePath } from '../paths'
import { ROUTES } from './manifest'

const HIDDEN = ROUTES.filter(
  ({ kind, isIndexed }) => kind === 'account' || isIndexed === false,
).map(({ path }) => path)

/** First segments below which everything belongs to an account. */
const HIDDEN_BRANCHES = ['password', 'email', 'settings', 'portal', 'guest']

/** Whether search engines may list an address; an editor can hide more, not show more. */
export function isIndexedPath(path: PagePath): boolean {
  const [first = ''] = path.split('/')
  return !HIDDEN.includes(path) && !HIDDEN_BRANCHES.includes(first)
}
