import type { PagePath } from '../paths'
import { ACCOUNT } from './account'
import { INFORMATION, SERVICES, STUDIES, WORKS } from './content'
import { REDIRECTS } from './redirects'
import type { Route } from './route'

/**
 * Every address of the site's plan. Editors add pages of their own beside them;
 * what is said here holds for redirects, header themes, layouts, search engines,
 * documentation and tests.
 */
export const ROUTES: readonly Route[] = [
  ...INFORMATION,
  ...ACCOUNT,
  ...SERVICES,
  ...WORKS,
  ...STUDIES,
  ...REDIRECTS,
]

/** The path of a named route. */
export function pathOf(name: string): PagePath {
  const route = ROUTES.find((candidate) => candidate.name === name)
  if (!route) throw new Error(`No route is called “${name}”.`)
  return route.path
}
