/** The page below which each city has its own. */
export const CONTACT_PAGE = 'contact'
