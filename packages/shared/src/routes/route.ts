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
 * The visitors who may open a route: “auth” requires a login, “guest” requires that the visitor is
 * not logged in.
 */
export type GuardName = 'auth' | 'guest'

/** A path of the site's plan. The CMS has its content. */
export interface Route {
  path: PagePath
  kind: RouteKind
  /** The name in the product's plan. */
  name?: string
  to?: PagePath
  /** False hides the page from search engines. */
  isIndexed?: false
  guard?: GuardName
  /** The plan names the screen without a path. */
  isOwnChoice?: true
}

/** A path with a part from content or a visitor. */
export interface RoutePattern extends Omit<Route, 'to'> {
  /** In words, for the documentation. */
  meaning: string
}

/** Routes of one kind that consist only of their path. */
export function routesOf(kind: RouteKind, paths: readonly PagePath[]): Route[] {
  return paths.map((path) => ({ path, kind }))
}

/** A page's path: without leading slash and locale, empty for the home page. */
export type PagePath = string
