export type RouteKind =
  | 'page'
  | 'post'
  | 'job'
  | 'caseStudy'
  | 'result'
  | 'category'
  | 'reel'
  | 'video'
  | 'account'
  | 'redirect'

/**
 * Names of the visitors who may open a route: “auth” requires a login, “guest” requires that the
 * visitor is not logged in.
 */
export type GuardName = 'auth' | 'guest'

/** A path in the product's plan. Its content comes from the CMS. */
export interface Route {
  path: PagePath
  kind: RouteKind
  /** The name of the screen in the product's plan. */
  name?: string
  to?: PagePath
  /** Whether search engines may index the page. If missing, they may. */
  isIndexed?: false
  guard?: GuardName
  /** The product's plan names the screen without giving it a path. */
  isOwnChoice?: true
}

/** A path with a variable part, which comes from content or from a visitor. */
export interface RoutePattern extends Omit<Route, 'to'> {
  /** The meaning of the variable part in words, for the documentation. */
  meaning: string
}

/** Makes routes of one kind that have no other properties than their path. */
export function routesOf(kind: RouteKind, paths: readonly PagePath[]): Route[] {
  return paths.map((path) => ({ path, kind }))
}

/**
 * The path of a page, without a leading slash and without the language. It is empty for the home
 * page.
 */
export type PagePath = string
