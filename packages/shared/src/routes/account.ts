import type { PagePath } from '../paths'
import { routesOf, type Route } from './route'

/** Where each screen of an account stands. */
export const ACCOUNT_PATHS = {
  login: 'login',
  newLogin: 'new-login',
  logout: 'logout',
  register: 'register',
  forgot: 'password/reset',
  resend: 'email/resend',
  settings: 'settings',
  profile: 'settings/profile',
  password: 'settings/password',
  sessions: 'settings/sessions',
  portal: 'portal',
} as const satisfies Record<string, PagePath>

const { login, newLogin, sessions, portal, ...planned } = ACCOUNT_PATHS

/** Visitors with an account; search engines have no business there. */
export const ACCOUNT: readonly Route[] = [
  { path: login, kind: 'account', name: 'login' },
  ...routesOf('account', Object.values(planned)),
  // The plan names these screens and leaves their addresses to us.
  ...routesOf('account', [newLogin, portal, sessions]).map((route) => ({
    ...route,
    isOwnChoice: true as const,
  })),
]

/** Screens that only somebody who is logged in may see. */
export const MEMBERS_PATHS: readonly PagePath[] = [
  ACCOUNT_PATHS.settings,
  ACCOUNT_PATHS.profile,
  ACCOUNT_PATHS.password,
  ACCOUNT_PATHS.sessions,
  ACCOUNT_PATHS.portal,
]

/** Addresses in mails; what stands behind them is a secret. */
const LETTER_LINK = /^(?:password\/reset|email\/verify)\/[\w-]{43}$/

export function resetPath(token: string): PagePath {
  return `${ACCOUNT_PATHS.forgot}/${token}`
}

export function verifyPath(id: string): PagePath {
  return `email/verify/${id}`
}

/** Whether an address belongs to accounts: never kept, never fetched ahead, with a policy of its own. */
export function isAccountPath(path: PagePath): boolean {
  return ACCOUNT.some((route) => route.path === path) || isLetterLink(path)
}

export function isLetterLink(path: PagePath): boolean {
  return LETTER_LINK.test(path)
}
