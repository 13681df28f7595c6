import { DEFAULT_LOCALE, LOCALES } from '../locales'
import { ACCOUNT } from './account'
import { PATTERNS } from './patterns'
import type { PagePath } from './route'

/**
 * Routes of accounts, guests and links in mails, with parameters as `:name`. Their pages belong to
 * one visitor: they are never cached and have a Content-Security-Policy with a nonce.
 */
export const PRIVATE_ROUTES: readonly PagePath[] = [...ACCOUNT, ...PATTERNS]
  .filter(({ kind }) => kind === 'account')
  .map(({ path }) => path)

/** Routes whose answer depends on a form or the query. */
export const DYNAMIC_ROUTES: readonly PagePath[] = ['search', 'form/:form', 'newsletter/:step/:id']

export const PRIVATE_BRANCHES: readonly string[] = branchesOf(PRIVATE_ROUTES)

/** The first segments of paths whose answers no shared cache may store. */
export const UNSHARED_BRANCHES: readonly string[] = branchesOf([
  ...PRIVATE_ROUTES,
  ...DYNAMIC_ROUTES,
])

function branchesOf(routes: readonly PagePath[]): string[] {
  return [...new Set(routes.map((path) => path.split('/')[0] ?? ''))]
}

const PREFIXED = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join('|')

/** @returns private routes in the syntax of the `matcher` of the website's proxy */
export function privateSources(): string[] {
  return PRIVATE_ROUTES.map((path) => `/:locale(${PREFIXED})?/${path}`)
}

const PRIVATE = new RegExp(
  `^/(?:(?:${PREFIXED})/)?(?:${PRIVATE_ROUTES.map((path) => path.replaceAll(/:\w+/g, '[^/]+')).join('|')})/?$`,
)

/** @param pathname with its language prefix, as in the address bar */
export function isPrivatePathname(pathname: string): boolean {
  return PRIVATE.test(pathname)
}
