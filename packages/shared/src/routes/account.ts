import type { GuardName, PagePath, Route } from './route'

export const ACCOUNT_PATHS = {
  login: 'login',
  newLogin: 'new-login',
  secondStep: 'login/second-step',
  logout: 'logout',
  register: 'register',
  forgot: 'password/reset',
  resend: 'email/resend',
  settings: 'settings',
  profile: 'settings/profile',
  password: 'settings/password',
  sessions: 'settings/sessions',
  twoStep: 'settings/two-step',
  portal: 'portal',
} as const satisfies Record<string, PagePath>

/** Account pages, which search engines do not index. */
export const ACCOUNT: readonly Route[] = [
  { path: ACCOUNT_PATHS.login, kind: 'account', name: 'login', guard: 'guest' },
  { path: ACCOUNT_PATHS.logout, kind: 'account' },
  { path: ACCOUNT_PATHS.register, kind: 'account', guard: 'guest' },
  { path: ACCOUNT_PATHS.forgot, kind: 'account', guard: 'guest' },
  { path: ACCOUNT_PATHS.resend, kind: 'account' },
  { path: ACCOUNT_PATHS.settings, kind: 'account', guard: 'auth' },
  { path: ACCOUNT_PATHS.profile, kind: 'account', guard: 'auth' },
  { path: ACCOUNT_PATHS.password, kind: 'account', guard: 'auth' },
  // The product's plan names these screens without giving them paths.
  { path: ACCOUNT_PATHS.newLogin, kind: 'account', guard: 'guest', isOwnChoice: true },
  { path: ACCOUNT_PATHS.portal, kind: 'account', guard: 'auth', isOwnChoice: true },
  { path: ACCOUNT_PATHS.sessions, kind: 'account', guard: 'auth', isOwnChoice: true },
  { path: ACCOUNT_PATHS.secondStep, kind: 'account', guard: 'guest', isOwnChoice: true },
  { path: ACCOUNT_PATHS.twoStep, kind: 'account', guard: 'auth', isOwnChoice: true },
]

export function pathsGuardedBy(name: GuardName): PagePath[] {
  return ACCOUNT.filter(({ guard }) => guard === name).map(({ path }) => path)
}

/** Matches links in mails, which end with a secret. */
const LETTER_LINK =
  /^(?:(?:password\/(?:reset|invitation)|email\/(?:verify|undo)|guest)\/[\w-]{43}|email\/unsubscribe\/\d{1,9}-[\w-]{43})$/

export function resetPath(token: string): PagePath {
  return `${ACCOUNT_PATHS.forgot}/${token}`
}

export function invitationPath(token: string): PagePath {
  return `password/invitation/${token}`
}

export function verifyPath(id: string): PagePath {
  return `email/verify/${id}`
}

export function undoPath(id: string): PagePath {
  return `email/undo/${id}`
}

export function unsubscribePath(link: string): PagePath {
  return `email/unsubscribe/${link}`
}

/** @returns the path of the page that shows one of a client's messages with its replies */
export function messagePath(reference: string): PagePath {
  return `${ACCOUNT_PATHS.portal}/messages/${reference}`
}

export function projectPath(id: string): PagePath {
  return `${ACCOUNT_PATHS.portal}/projects/${id}`
}

export function roomPath(deliverableId: string): PagePath {
  return `${ACCOUNT_PATHS.portal}/review/${deliverableId}`
}

/** @returns the path of the page on which a guest enters the review room by a link */
export function guestPath(link: string): PagePath {
  return `guest/${link}`
}

const BELOW_PORTAL = /^portal\/(?:messages|projects|review)\/[\w-]+$/

/**
 * @returns whether a path belongs to accounts. Such pages are never cached or prefetched, and have
 * their own content security policy
 */
export function isAccountPath(path: PagePath): boolean {
  return (
    ACCOUNT.some((route) => route.path === path) || isLetterLink(path) || BELOW_PORTAL.test(path)
  )
}

export function isLetterLink(path: PagePath): boolean {
  return LETTER_LINK.test(path)
}
