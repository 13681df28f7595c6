import { pathsGuardedBy } from '../../packages/shared/src/routes/account'
import { ROUTES } from '../../packages/shared/src/routes/manifest'

const MEMBERS = pathsGuardedBy('auth')

/** Everything of the plan that a visitor can open: what is for members leads visitors to the login. */
export const PRESENT_ROUTES = ROUTES.filter(
  ({ kind, path }) => kind !== 'redirect' && !MEMBERS.includes(path),
)
