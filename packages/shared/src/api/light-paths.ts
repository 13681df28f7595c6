/**
 * Paths of calls that scripts make on every page. The contracts are not imported here, because
 * these scripts would load zod with them.
 */
export const USER_PATH = '/user'
export const LOGOUT_PATH = '/logout'
