import { ROUTES } from '../../packages/shared/src/routes/manifest'

type Route = (typeof ROUTES)[number]

/** Accounts come as a whole; until then none of their addresses is there. */
function isAwaited({ kind }: Route): boolean {
  return kind === 'account'
}

export const AWAITED_ROUTES = ROUTES.filter(isAwaited)

/** Everything of the plan that is there, redirects left out. */
export const PRESENT_ROUTES = ROUTES.filter(
  (route) => route.kind !== 'redirect' && !isAwaited(route),
)
