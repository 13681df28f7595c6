import { MEMBERS_PATHS } from '../../packages/shared/src/routes/account'
import { ROUTES } from '../../packages/shared/src/routes/manifest'

type Route = (typeof ROUTES)[number]

/** A film whose clip the picture library does not have yet. A test fails when it has come. */
const FILMS = ['work/Man_Woman']

function isAwaited({ path }: Route): boolean {
  return FILMS.includes(path)
}

export const AWAITED_ROUTES = ROUTES.filter(isAwaited)

/** Everything of the plan that a visitor can open: what is for members leads visitors to the login. */
export const PRESENT_ROUTES = ROUTES.filter(
  (route) => route.kind !== 'redirect' && !MEMBERS_PATHS.includes(route.path) && !isAwaited(route),
)
