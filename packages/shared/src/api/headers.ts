/** What the web adds to the call for the admin link, from cookies that scripts cannot read. */
export const ADMIN_KEY_HEADER = 'x-admin-key'
export const ADMIN_ID_HEADER = 'x-admin-id'

/** Which login a second step belongs to: what the first one answered, sent along by the web. */
export const LOGIN_CHALLENGE_HEADER = 'x-login-challenge'

/** The visit of a guest of the review room, which the web keeps in a cookie: see guest links. */
export const GUEST_VISIT_HEADER = 'x-guest-visit'
