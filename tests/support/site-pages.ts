import { ACCOUNT_PATHS, pathsGuardedBy } from '../../packages/shared/src/routes/account'
import { ROUTES } from '../../packages/shared/src/routes/manifest'
import type { Locale } from '../../packages/shared/src/locales'
import { BUILT_IN_PAGES, publicPath } from '../../packages/shared/src/paths'

/** Paths that redirect visitors to the login: pages for members, and the second step of a login. */
const MEMBERS = [...pathsGuardedBy('auth'), ACCOUNT_PATHS.secondStep]

/** All routes that a visitor can open without a login. */
export const PRESENT_ROUTES = ROUTES.filter(
  ({ kind, path }) => kind !== 'redirect' && !MEMBERS.includes(path),
)

export function guideAddresses(locale: Locale): string[] {
  const guide = BUILT_IN_PAGES.filter((path) => path.startsWith('style-guide'))
  return guide.map((path) => publicPath(locale, path))
}
