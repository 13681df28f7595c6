/** Cookies that are used by both apps, or by both the server and the browser. */

/** The country that a visitor chose in the footer. */
export const COUNTRY_COOKIE = 'country'

/**
 * The country of the visitor's IP address, which is stored until the browser closes. It is separate
 * from the chosen country, because a link with `?lang=` takes precedence over it, but not over the
 * choice.
 */
export const LOCATED_COOKIE = 'located_country'

/** The visitor's language. Scripts may read it, because it is no secret. */
export const LOCALE_COOKIE = 'language_code'

/** The lifetime of a visitor's choices: 365 days in seconds. */
export const PREFERENCE_MAX_AGE = 365 * 24 * 60 * 60

/** The cookie with the tickets of the open previews. Scripts cannot read it. */
export const PREVIEW_COOKIE = 'preview'

/**
 * The cookie that says that a session exists, because scripts cannot read the session's own
 * cookies. It lets pages that are the same for all visitors show a member's links.
 */
export const SESSION_HINT_COOKIE = 'signed_in'

/** The cookies of a session. Scripts cannot read them. */
export const SESSION_COOKIES = {
  token: 'session',
  adminKey: 'admin-key',
  adminId: 'admin-id',
} as const

/** The cookie of a login that waits for its second step. */
export const SECOND_STEP_COOKIE = 'second-step'

/** The cookie that binds a provider's window to the browser that opened it. */
export const OAUTH_STATE_COOKIE = 'oauth-state'

/** The prefix of the cookies of guest links. Each link has its own. */
export const GUEST_COOKIE_PREFIX = 'guest-'
