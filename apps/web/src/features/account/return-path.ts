import type { Locale } from '@studio/shared/locales'
import { isVisitablePath, publicPath, readPublicPath, type PagePath } from '@studio/shared/paths'
import { NOTE_QUERY, PLACE_QUERY, VERSION_QUERY } from '@studio/shared/review/anchor-address'
import { ACCOUNT_PATHS } from '@studio/shared/routes/account'

/**
 * The query parameter of the login's address. It has the page to return to, as the page's own path.
 */
export const RETURN_QUERY = 'return'

/** Pages that a login does not return to. */
const NO_DESTINATION: readonly PagePath[] = [
  ACCOUNT_PATHS.login,
  ACCOUNT_PATHS.newLogin,
  ACCOUNT_PATHS.secondStep,
  ACCOUNT_PATHS.logout,
  ACCOUNT_PATHS.register,
]

/** @returns the path of a login that leads to `path` */
export function loginPath(locale: Locale, path: PagePath): string {
  const login = publicPath(locale, ACCOUNT_PATHS.login)
  return isDestination(path)
    ? `${login}?${new URLSearchParams({ [RETURN_QUERY]: path }).toString()}`
    : login
}

/** @returns the path of a second step that leads to `target`, a path of this site */
export function secondStepPath(
  locale: Locale,
  target: string,
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams({ [RETURN_QUERY]: readPublicPath(target).path, ...more })
  return `${publicPath(locale, ACCOUNT_PATHS.secondStep)}?${query.toString()}`
}

/** @returns a path of this site in any case, because the parameter comes from outside */
export function returnPath(locale: Locale, asked: string | string[] | undefined): string {
  const isGood = typeof asked === 'string' && isDestination(asked)
  return publicPath(locale, isGood ? asked : ACCOUNT_PATHS.portal)
}

/** Query parameters of a review room: version, position and note. */
const ROOM_QUERIES = [VERSION_QUERY, PLACE_QUERY, NOTE_QUERY] as const
const ROOM_QUERY = new RegExp(`^(?:(?:^|&)(?:${ROOM_QUERIES.join('|')})=[a-z0-9]{1,12})+$`)

/** @returns a room's path with its query, so that the login leads back to the same position */
export function withPlace(
  path: PagePath,
  asked: Record<string, string | string[] | undefined>,
): PagePath {
  const known = ROOM_QUERIES.flatMap((name) => {
    const value = asked[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  const query = new URLSearchParams(known).toString()
  return ROOM_QUERY.test(query) ? `${path}?${query}` : path
}

function isDestination(path: string): boolean {
  const [page = '', query, ...more] = path.split('?')
  const isKnown = page !== '' && isVisitablePath(page) && !NO_DESTINATION.includes(page)
  return isKnown && more.length === 0 && (query === undefined || ROOM_QUERY.test(query))
}
