/** What the web adds to the call for the admin link, from cookies that scripts cannot read. */
export const ADMIN_KEY_HEADER = 'x-admin-key'
export const ADMIN_ID_HEADER = 'x-admin-id'
