/** What the form of the second step sends; none of it is in its address. */
export const CODE_FORM_FIELDS = { code: 'code', locale: 'locale' } as const

/** In the page's address when the form comes back: what was wrong, as a code. */
export const PROBLEM_QUERY = 'problem'
