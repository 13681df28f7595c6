import { ACCOUNT_PATHS, pathsGuardedBy } from '../../packages/shared/src/routes/account'
import { ROUTES } from '../../packages/shared/src/routes/manifest'
import type { Locale } from '../../packages/shared/src/locales'
import { BUILT_IN_PAGES, publicPath } from '../../packages/shared/src/paths'

/** What is for members, or for whoever is in the middle of logging in, leads visitors to the login. */
const MEMBERS = [...pathsGuardedBy('auth'), ACCOUNT_PATHS.secondStep]

/** Everything of the plan that a visitor can open. */
export const PRESENT_ROUTES = ROUTES.filter(
  ({ kind, path }) => kind !== 'redirect' && !MEMBERS.includes(path),
)

/** The style guide in a language, on each surface. */
export function guideAddresses(locale: Locale): string[] {
  const guide = BUILT_IN_PAGES.filter((path) => path.startsWith('style-guide'))
  return guide.map((path) => publicPath(locale, path))
}
