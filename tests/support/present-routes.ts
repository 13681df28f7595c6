import { ACCOUNT_PATHS, pathsGuardedBy } from '../../packages/shared/src/routes/account'
import { ROUTES } from '../../packages/shared/src/routes/manifest'

/** What is for members, or for whoever is in the middle of logging in, leads visitors to the login. */
const MEMBERS = [...pathsGuardedBy('auth'), ACCOUNT_PATHS.secondStep]

/** Everything of the plan that a visitor can open. */
export const PRESENT_ROUTES = ROUTES.filter(
  ({ kind, path }) => kind !== 'redirect' && !MEMBERS.includes(path),
)
