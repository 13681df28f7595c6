/** The maximum number of characters of a title; search engines cut longer ones. */
export const MAX_TITLE = 60

/**
 * The maximum number of characters of a description. Search engines cut longer ones, and replace
 * short ones.
 */
export const MAX_DESCRIPTION = 160

export const MIN_DESCRIPTION = 50
