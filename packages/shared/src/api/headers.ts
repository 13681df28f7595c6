/** Headers that the web adds to calls for the admin link, from cookies that scripts cannot read. */
export const ADMIN_KEY_HEADER = 'x-admin-key'
export const ADMIN_ID_HEADER = 'x-admin-id'

/**
 * The header with the challenge from a login's first step. The web adds it to calls of the second
 * step.
 */
export const LOGIN_CHALLENGE_HEADER = 'x-login-challenge'

/**
 * The header with the token of a guest's visit to the review room. The web stores the token in a
 * cookie.
 */
export const GUEST_VISIT_HEADER = 'x-guest-visit'
