import type { PagePath } from '../paths'
import { ACCOUNT } from './account'
import { INFORMATION, SERVICES, STUDIES, WORKS } from './content'
import { REDIRECTS } from './redirects'
import type { Route } from './route'

/**
 * Every path in the product's plan. Editors add their own pages. The manifest determines redirects,
 * header themes, layouts, indexing, documentation and tests.
 */
export const ROUTES: readonly Route[] = [
  ...INFORMATION,
  ...ACCOUNT,
  ...SERVICES,
  ...WORKS,
  ...STUDIES,
  ...REDIRECTS,
]

export function pathOf(name: string): PagePath {
  const route = ROUTES.find((candidate) => candidate.name === name)
  if (!route) throw new Error(`No route is called “${name}”.`)
  return route.path
}
