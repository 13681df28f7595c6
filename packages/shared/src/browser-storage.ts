/**
 * The names under which the website keeps something in a visitor's browser besides cookies. The
 * privacy statement describes each of them: see `browser-storage-table.ts`.
 */

/** Names in the local storage, which lasts until it is deleted. */
export const LOCAL_KEYS = {
  consent: 'acceptedCookie',
  consentKinds: 'acceptedCookieKinds',
  /** Says that the visitor has closed the offer of another language. */
  languageOffer: 'languageOffer',
  captions: 'film-captions',
  /** Says that single-key shortcuts in the review room are off. */
  reviewKeys: 'review-keys',
} as const

/** Names in the session storage, which ends with the tab. */
export const SESSION_KEYS = {
  /** The prefix of drafts of forms. */
  draft: 'draft:',
  /** The secret of the conversation with the guide. */
  guide: 'guide-conversation',
  /** The time of the last reload because of a missing script. */
  reload: 'reloadedAt',
} as const

/** The database (IndexedDB) with the set that a visitor composes. */
export const SET_DATABASE = 'virtual-set'

/** The prefix under which a guest's unsent notes are stored. */
export const GUEST_PREFIX = 'guest'
