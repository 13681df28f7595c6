/** What the web adds to the call for the admin link, from cookies that scripts cannot read. */
export const ADMIN_KEY_HEADER = 'x-admin-key'
export const ADMIN_ID_HEADER = 'x-admin-id'

/** Which login a second step belongs to: what the first one answered, sent along by the web. */
export const LOGIN_CHALLENGE_HEADER = 'x-login-challenge'
