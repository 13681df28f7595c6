/** A page's own path: no leading slash, no locale, empty for the home page. */
export type PagePath = string
