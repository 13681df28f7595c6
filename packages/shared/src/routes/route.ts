/** What an address shows. */
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

/** Who may open a route: “auth” wants somebody who is logged in, “guest” nobody. */
export type GuardName = 'auth' | 'guest'

/** One address of the site's plan; where its content stands is the CMS's business. */
export interface Route {
  path: PagePath
  kind: RouteKind
  /** By which code names it, as the product's plan does. */
  name?: string
  /** Where a redirect leads. */
  to?: PagePath
  /** False for what search engines must not list. */
  isIndexed?: false
  guard?: GuardName
  /** The plan names the screen and leaves its address to us. */
  isOwnChoice?: true
}

/** An address with a part that content or a visitor fills in. */
export interface RoutePattern extends Omit<Route, 'to'> {
  /** In words, for the documentation. */
  meaning: string
}

/** Rows of one kind that need nothing but their path. */
export function routesOf(kind: RouteKind, paths: readonly PagePath[]): Route[] {
  return paths.map((path) => ({ path, kind }))
}

/** A page's own path: no leading slash, no locale, empty for the home page. */
export type PagePath = string
