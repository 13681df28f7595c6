import { CONTENT_COLLECTIONS, GLOBAL_KINDS, type ContentGlobal } from '../../content/kinds'

/**
 * The log covers content, prices and settings, and the synonyms of the search. Accounts have the
 * security log, and messages are written by visitors.
 */
export const LOGGED_COLLECTIONS = [...CONTENT_COLLECTIONS, 'search-synonyms'] as const

export const LOGGED_GLOBALS: readonly ContentGlobal[] = GLOBAL_KINDS.map(({ global }) => global)

export type LoggedCollection = (typeof LOGGED_COLLECTIONS)[number]
export type LoggedGlobal = ContentGlobal
export type LoggedKind = LoggedCollection | LoggedGlobal

export const LOGGED_KINDS: readonly LoggedKind[] = [...LOGGED_COLLECTIONS, ...LOGGED_GLOBALS]

/** Settings that only admins can read. The same is true for their entries in the log. */
export const ADMINS_KINDS: readonly LoggedKind[] = GLOBAL_KINDS.filter(
  (kind) => 'isForAdmins' in kind,
).map(({ global }) => global)

export function isLoggedCollection(slug: string): slug is LoggedCollection {
  return LOGGED_COLLECTIONS.some((logged) => logged === slug)
}

export function isLoggedGlobal(slug: string): slug is LoggedGlobal {
  return LOGGED_GLOBALS.some((logged) => logged === slug)
}

/**
 * The number of days for which an entry is kept. The table refuses to delete entries younger than
 * 365 days.
 */
export const CHANGE_LOG_DAYS = 730
