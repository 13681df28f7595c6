import type { GuardName, PagePath, Route } from './route'

/** Where each screen of an account stands. */
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

/** Visitors with an account; search engines have no business there. */
export const ACCOUNT: readonly Route[] = [
  { path: ACCOUNT_PATHS.login, kind: 'account', name: 'login', guard: 'guest' },
  { path: ACCOUNT_PATHS.logout, kind: 'account' },
  { path: ACCOUNT_PATHS.register, kind: 'account', guard: 'guest' },
  { path: ACCOUNT_PATHS.forgot, kind: 'account', guard: 'guest' },
  { path: ACCOUNT_PATHS.resend, kind: 'account' },
  { path: ACCOUNT_PATHS.settings, kind: 'account', guard: 'auth' },
  { path: ACCOUNT_PATHS.profile, kind: 'account', guard: 'auth' },
  { path: ACCOUNT_PATHS.password, kind: 'account', guard: 'auth' },
  // The plan names these screens and leaves their addresses to us.
  { path: ACCOUNT_PATHS.newLogin, kind: 'account', guard: 'guest', isOwnChoice: true },
  { path: ACCOUNT_PATHS.portal, kind: 'account', guard: 'auth', isOwnChoice: true },
  { path: ACCOUNT_PATHS.sessions, kind: 'account', guard: 'auth', isOwnChoice: true },
  { path: ACCOUNT_PATHS.secondStep, kind: 'account', guard: 'guest', isOwnChoice: true },
  { path: ACCOUNT_PATHS.twoStep, kind: 'account', guard: 'auth', isOwnChoice: true },
]

/** The screens that a guard keeps. */
export function pathsGuardedBy(name: GuardName): PagePath[] {
  return ACCOUNT.filter(({ guard }) => guard === name).map(({ path }) => path)
}

/** Addresses that are sent to somebody; what they end with is a secret. */
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

/** Where a change of the e-mail address is undone. */
export function undoPath(id: string): PagePath {
  return `email/undo/${id}`
}

/** Where somebody ends the mails about notes and versions. */
export function unsubscribePath(link: string): PagePath {
  return `email/unsubscribe/${link}`
}

/** Where a client reads one of their messages, and what came of it. */
export function messagePath(reference: string): PagePath {
  return `${ACCOUNT_PATHS.portal}/messages/${reference}`
}

/** A project in the portal. */
export function projectPath(id: string): PagePath {
  return `${ACCOUNT_PATHS.portal}/projects/${id}`
}

/** The review room of one of a project's deliverables. */
export function roomPath(deliverableId: string): PagePath {
  return `${ACCOUNT_PATHS.portal}/review/${deliverableId}`
}

/** Where somebody without an account enters the review room by a link. */
export function guestPath(link: string): PagePath {
  return `guest/${link}`
}

const BELOW_PORTAL = /^portal\/(?:messages|projects|review)\/[\w-]+$/

/**
 * Whether an address belongs to accounts: never kept, never fetched ahead, with a policy of its
 * own.
 */
export function isAccountPath(path: PagePath): boolean {
  return (
    ACCOUNT.some((route) => route.path === path) || isLetterLink(path) || BELOW_PORTAL.test(path)
  )
}

export function isLetterLink(path: PagePath): boolean {
  return LETTER_LINK.test(path)
}
