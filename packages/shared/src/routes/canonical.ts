import { BUILT_IN_PAGES } from '../paths'
import { DEFAULT_LOCALE, LOCALES } from '../locales'
import { ROUTES } from './manifest'
import { DYNAMIC_ROUTES, PRIVATE_ROUTES } from './private'

/** All routes in the code, with parameters as `:name`. */
const KNOWN = [
  ...ROUTES.map(({ path }) => path),
  ...PRIVATE_ROUTES,
  ...DYNAMIC_ROUTES,
  ...BUILT_IN_PAGES,
]
  .filter((path) => path !== '')
  .map((path) => path.split('/'))

const PREFIXES: readonly string[] = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)

/**
 * Converts the language and the fixed segments of known routes to lower case: `/AR/Pricing` becomes
 * `/ar/pricing`. Parameters and unknown paths are unchanged. For editors' pages, the CMS redirects
 * paths with capitals.
 */
export function canonicalPathname(pathname: string): string {
  if (!/[A-Z]/.test(pathname)) return pathname
  const [, ...segments] = pathname.split('/')
  const prefix = segments[0]?.toLowerCase() ?? ''
  const isPrefixed = PREFIXES.includes(prefix)
  const path = isPrefixed ? segments.slice(1) : segments
  const known = KNOWN.find((route) => route.length === path.length && fits(route, path))
  const canonical = known ? known.map((part, at) => (isParameter(part) ? path[at] : part)) : path
  return `/${[...(isPrefixed ? [prefix] : []), ...canonical].join('/')}`
}

function fits(route: string[], path: string[]): boolean {
  return route.every(
    (part, at) => isParameter(part) || part.toLowerCase() === path[at]?.toLowerCase(),
  )
}

function isParameter(part: string): boolean {
  return part.startsWith(':')
}
