/** The cookies that both apps, or code of the server and of the browser, know by name. */

/** Remembers the country that a visitor chose in the footer. */
export const COUNTRY_COOKIE = 'country'

/**
 * Remembers until the browser closes where the visitor's address is. Apart from
 * the choice, so that a link with `?lang=` still counts as the visitor's own word.
 */
export const LOCATED_COOKIE = 'located_country'

/** The cookie that remembers a visitor's language; readable by scripts, it holds no secret. */
export const LOCALE_COOKIE = 'language_code'

/** Seconds in 365 days: how long a visitor's choices are remembered. */
export const PREFERENCE_MAX_AGE = 365 * 24 * 60 * 60

/** Holds the tickets of the previews that are open; scripts cannot read it. */
export const PREVIEW_COOKIE = 'preview'

/**
 * Beside the session's own cookies, which scripts cannot read: says that there is
 * one, so that pages made once for everybody can show a member's links.
 */
export const SESSION_HINT_COOKIE = 'signed_in'
