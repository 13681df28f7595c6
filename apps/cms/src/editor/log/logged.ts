import type { CollectionSlug, GlobalSlug } from 'payload'

/**
 * The log covers content, prices and settings. Accounts have the security log, and messages are
 * written by visitors.
 */
export const LOGGED_COLLECTIONS = [
  'pages',
  'posts',
  'case-studies',
  'jobs',
  'services',
  'videos',
  'categories',
  'showreels',
  'testimonials',
  'media',
  'downloads',
  'price-groups',
  'redirects',
  'search-synonyms',
] as const satisfies CollectionSlug[]

export const LOGGED_GLOBALS = [
  'menus',
  'site-settings',
  'security-settings',
] as const satisfies GlobalSlug[]

export type LoggedCollection = (typeof LOGGED_COLLECTIONS)[number]
export type LoggedGlobal = (typeof LOGGED_GLOBALS)[number]
export type LoggedKind = LoggedCollection | LoggedGlobal

export const LOGGED_KINDS: readonly LoggedKind[] = [...LOGGED_COLLECTIONS, ...LOGGED_GLOBALS]

/** Settings that only admins can read. The same is true for their entries in the log. */
export const ADMINS_KINDS: readonly LoggedKind[] = ['security-settings']

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
