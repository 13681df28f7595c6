/**
 * Beside the session's own cookies, which scripts cannot read: says that there is
 * one, so that pages made once for everybody can show a member's links.
 */
export const MARKER_COOKIE = 'signed_in'
