/** The cookies that both apps, or both the server and the browser, use. */

/** The country that a visitor chose in the footer. */
export const COUNTRY_COOKIE = 'country'

/**
 * The country of the visitor's IP address, until the browser closes. It is stored apart from the
 * chosen country, because a link with `?lang=` overrides it but not the choice.
 */
export const LOCATED_COOKIE = 'located_country'

/** The visitor's language. Scripts may read it, because it is no secret. */
export const LOCALE_COOKIE = 'language_code'

/** Seconds in 365 days: the lifetime of a visitor's choices. */
export const PREFERENCE_MAX_AGE = 365 * 24 * 60 * 60

/** The cookie with the tickets of the open previews. Scripts cannot read it. */
export const PREVIEW_COOKIE = 'preview'

/**
 * Marks that a session exists, because scripts cannot read the session's own cookies. With it,
 * pages that are the same for all visitors can show a member's links.
 */
export const SESSION_HINT_COOKIE = 'signed_in'
