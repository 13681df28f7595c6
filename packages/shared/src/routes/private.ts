import { DEFAULT_LOCALE, LOCALES } from '../locales'
import { ACCOUNT } from './account'
import { PATTERNS } from './patterns'
import type { PagePath } from './route'

/**
 * Every address of an account, of a guest and of a letter's link; `:name` stands for a part that is
 * filled in. What is shown there is one visitor's: it is never kept, and has a policy of its own.
 */
export const PRIVATE_ROUTES: readonly PagePath[] = [...ACCOUNT, ...PATTERNS]
  .filter(({ kind }) => kind === 'account')
  .map(({ path }) => path)

/** Addresses whose answer depends on a form or on the query. */
export const DYNAMIC_ROUTES: readonly PagePath[] = ['search', 'form/:form', 'newsletter/:step/:id']

/** First segments below which everything is an account's, a guest's or a letter's. */
export const PRIVATE_BRANCHES: readonly string[] = branchesOf(PRIVATE_ROUTES)

/** First segments below which no shared cache may answer for the website. */
export const UNSHARED_BRANCHES: readonly string[] = branchesOf([
  ...PRIVATE_ROUTES,
  ...DYNAMIC_ROUTES,
])

function branchesOf(routes: readonly PagePath[]): string[] {
  return [...new Set(routes.map((path) => path.split('/')[0] ?? ''))]
}

const PREFIXED = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join('|')

/** The same addresses as `matcher` of the website's proxy names them. */
export function privateSources(): string[] {
  return PRIVATE_ROUTES.map((path) => `/:locale(${PREFIXED})?/${path}`)
}

const PRIVATE = new RegExp(
  `^/(?:(?:${PREFIXED})/)?(?:${PRIVATE_ROUTES.map((path) => path.replaceAll(/:\w+/g, '[^/]+')).join('|')})/?$`,
)

/** @param pathname with its language, as it stands in an address */
export function isPrivatePathname(pathname: string): boolean {
  return PRIVATE.test(pathname)
}
