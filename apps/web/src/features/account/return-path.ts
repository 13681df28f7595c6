import type { Locale } from '@studio/shared/locales'
import { isVisitablePath, publicPath, readPublicPath, type PagePath } from '@studio/shared/paths'
import { ACCOUNT_PATHS } from '@studio/shared/routes/account'

/** In the login's address: where somebody was going, as a page's own path. */
export const RETURN_QUERY = 'return'

/** Nobody wants to arrive there after having logged in. */
const NO_DESTINATION: readonly PagePath[] = [
  ACCOUNT_PATHS.login,
  ACCOUNT_PATHS.newLogin,
  ACCOUNT_PATHS.secondStep,
  ACCOUNT_PATHS.logout,
  ACCOUNT_PATHS.register,
]

/** The login, which leads on to `path` afterwards. */
export function loginPath(locale: Locale, path: PagePath): string {
  const login = publicPath(locale, ACCOUNT_PATHS.login)
  return isDestination(path)
    ? `${login}?${new URLSearchParams({ [RETURN_QUERY]: path }).toString()}`
    : login
}

/** The second step, which leads on to `target`, a path of this site. */
export function secondStepPath(
  locale: Locale,
  target: string,
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams({ [RETURN_QUERY]: readPublicPath(target).path, ...more })
  return `${publicPath(locale, ACCOUNT_PATHS.secondStep)}?${query.toString()}`
}

/** Always a page of this site, whatever stands in the address. */
export function returnPath(locale: Locale, asked: string | string[] | undefined): string {
  const isGood = typeof asked === 'string' && isDestination(asked)
  return publicPath(locale, isGood ? asked : ACCOUNT_PATHS.portal)
}

function isDestination(path: string): boolean {
  return path !== '' && isVisitablePath(path) && !NO_DESTINATION.includes(path)
}
