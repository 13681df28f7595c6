import { routeRedirect } from '@studio/shared/routes/redirects'
import { redirectTo, type Finder } from './finder'

/** The site's own old addresses, where no editor has put anything. */
export const findPlannedRedirect: Finder = (asked) => {
  const to = routeRedirect(asked.path)
  return Promise.resolve(to === null ? null : redirectTo(asked, to))
}
