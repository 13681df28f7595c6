import { ROUTES } from '../../packages/shared/src/routes/manifest'

/** Accounts come as a whole; until then none of their addresses is there. */
const HAS_ACCOUNTS = false

export const AWAITED_ROUTES = HAS_ACCOUNTS ? [] : ROUTES.filter(({ kind }) => kind === 'account')

/** Everything of the plan that is there, redirects left out. */
export const PRESENT_ROUTES = ROUTES.filter(
  (route) => route.kind !== 'redirect' && !AWAITED_ROUTES.includes(route),
)
